import { createHash } from 'node:crypto';
import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });
/** Longer types are those of tables of data: a digest tells as well that they moved. */
const LONGEST = 4_000;
const DIGITS = 16;

const print = (node: ts.Node): string =>
  printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()).replace(/\s+/g, ' ').trim();
const bounded = (name: string, text: string): string =>
  text.length <= LONGEST ? text : `${name} sha256 ${createHash('sha256').update(text).digest('hex').slice(0, DIGITS)}`;

type Signature = ts.SignatureDeclaration;

/** What a caller sees of a declaration: types, without bodies, comments, defaults and private members. */
export class ApiDeclaration {
  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly node: ts.Declaration,
  ) {}

  /** One line. */
  text(): string {
    const { node } = this;
    const name = ts.getNameOfDeclaration(node)?.getText() ?? '';
    if (ts.isFunctionDeclaration(node)) return `function ${name}${this.signature(node)}`;
    if (ts.isVariableDeclaration(node)) return bounded(`const ${name}`, `const ${name}${this.value(node)}`);
    if (ts.isClassDeclaration(node)) return this.classText(node, name);
    return bounded(name, print(node).replace(/^export (?:declare )?/, ''));
  }

  /** The parts in which other names may stand that belong to the door. */
  typeNodes(): readonly ts.Node[] {
    const { node } = this;
    if (ts.isClassDeclaration(node))
      return [...(node.heritageClauses ?? []), ...openMembers(node).flatMap((member) => typesOf(member))];
    if (ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node)) return typesOf(node);
    return [node];
  }

  private value(node: ts.VariableDeclaration | ts.PropertyDeclaration): string {
    if (node.type !== undefined) return `: ${print(node.type)}`;
    const made = node.initializer;
    if (made !== undefined && (ts.isArrowFunction(made) || ts.isFunctionExpression(made))) return this.signature(made);
    return `: ${this.inferred(node)}`;
  }

  private inferred(node: ts.Node): string {
    return this.checker.typeToString(
      this.checker.getTypeAtLocation(node),
      node,
      ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
    );
  }

  private signature(node: Signature): string {
    const generics = node.typeParameters === undefined ? '' : `<${node.typeParameters.map(print).join(', ')}>`;
    const takes = node.parameters.map((one) => this.parameter(one)).join(', ');
    return `${generics}(${takes})${ts.isConstructorDeclaration(node) ? '' : `: ${this.returned(node)}`}`;
  }

  private parameter(node: ts.ParameterDeclaration): string {
    const name = ts.isIdentifier(node.name) ? node.name.text : '_';
    const mark = node.questionToken !== undefined || node.initializer !== undefined ? '?' : '';
    const rest = node.dotDotDotToken === undefined ? '' : '...';
    return `${rest}${name}${mark}: ${node.type === undefined ? this.inferred(node) : print(node.type)}`;
  }

  private returned(node: Signature): string {
    if (node.type !== undefined) return print(node.type);
    const signature = this.checker.getSignatureFromDeclaration(node);
    if (signature === undefined) return 'unknown';
    const type = this.checker.getReturnTypeOfSignature(signature);
    return this.checker.typeToString(type, node, ts.TypeFormatFlags.NoTruncation);
  }

  private classText(node: ts.ClassDeclaration, name: string): string {
    const generics = node.typeParameters === undefined ? '' : `<${node.typeParameters.map(print).join(', ')}>`;
    const heritage = (node.heritageClauses ?? []).map((clause) => ` ${print(clause)}`).join('');
    const members = openMembers(node).map((member) => this.member(member));
    return `class ${name}${generics}${heritage} { ${members.join('; ')} }`;
  }

  private member(node: ts.ClassElement): string {
    const name = node.name?.getText() ?? 'constructor';
    const marks = (ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : [])
      .map((modifier) => modifier.getText())
      .filter((word) => word === 'static' || word === 'readonly' || word === 'protected')
      .map((word) => `${word} `)
      .join('');
    if (ts.isPropertyDeclaration(node))
      return `${marks}${name}${node.questionToken === undefined ? '' : '?'}${this.value(node)}`;
    const kind = [ts.isGetAccessor(node) ? 'get ' : '', ts.isSetAccessor(node) ? 'set ' : ''].join('');
    return ts.isFunctionLike(node) ? `${marks}${kind}${name}${this.signature(node)}` : `${marks}${name}`;
  }
}

/** Members that others can use. */
const openMembers = (node: ts.ClassDeclaration): readonly ts.ClassElement[] =>
  node.members.filter(
    (member) =>
      !(ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private) &&
      !(member.name !== undefined && ts.isPrivateIdentifier(member.name)) &&
      !ts.isClassStaticBlockDeclaration(member),
  );

function typesOf(node: ts.Node): readonly ts.Node[] {
  if (ts.isVariableDeclaration(node) || ts.isPropertyDeclaration(node)) {
    if (node.type !== undefined) return [node.type];
    return node.initializer !== undefined && ts.isFunctionLike(node.initializer) ? typesOf(node.initializer) : [];
  }
  if (!ts.isFunctionLike(node)) return [];
  return [...node.parameters.flatMap(({ type }) => type ?? []), ...(node.type === undefined ? [] : [node.type])];
}
