import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { ApiDeclaration } from './api-declaration';
import { UPDATE_COMMAND, type Doors } from './exports';
import type { CheckResult } from './finding';

/** Types of a door, a line each, by the path of the file that keeps them. */
export type ApiReports = Readonly<Record<string, readonly string[]>>;

const REPORT = 'api-report.txt';

/** The public types of every library, by the compiler's word: what its door exports, and whatever of its own those
 *  name in turn. */
export function apiReports(root: string, { program, doors }: Doors): ApiReports {
  const reports: Record<string, readonly string[]> = {};
  for (const [name, path] of doors) {
    const source = program.getSourceFile(join(root, path));
    if (source === undefined || name.endsWith('/testing')) continue;
    reports[join(dirname(dirname(path)), REPORT)] = new Report(program.getTypeChecker(), source).lines();
  }
  return reports;
}

class Report {
  private readonly found = new Map<ts.Symbol, string>();
  private readonly folder: string;
  private exported: ReadonlySet<ts.Symbol> = new Set();

  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly source: ts.SourceFile,
  ) {
    this.folder = dirname(source.fileName);
  }

  lines(): readonly string[] {
    const door = this.checker.getSymbolAtLocation(this.source);
    const open = door === undefined ? [] : this.checker.getExportsOfModule(door);
    this.exported = new Set(open.map((symbol) => this.itself(symbol)));
    for (const symbol of this.exported) this.add(symbol);
    return [...this.found.values()].sort();
  }

  private itself(symbol: ts.Symbol): ts.Symbol {
    return symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }

  private add(symbol: ts.Symbol): void {
    if (this.found.has(symbol)) return;
    const own = (symbol.declarations ?? []).filter((node) => this.isOwn(node));
    if (own.length === 0) return;
    const parts = own.map((node) => new ApiDeclaration(this.checker, node));
    const word = this.exported.has(symbol) ? 'export' : 'behind';
    this.found.set(symbol, `${word} ${parts.map((part) => part.text()).join(' & ')}`);
    for (const part of parts) for (const node of part.typeNodes()) this.follow(node);
  }

  private isOwn(node: ts.Node): boolean {
    const isDeclared =
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isEnumDeclaration(node) ||
      ts.isClassDeclaration(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isVariableDeclaration(node);
    return isDeclared && !relative(this.folder, node.getSourceFile().fileName).startsWith('..');
  }

  /** Names in a type. */
  private follow(node: ts.Node): void {
    if (ts.isIdentifier(node)) {
      const symbol = this.checker.getSymbolAtLocation(node);
      if (symbol !== undefined) this.add(this.itself(symbol));
    }
    node.forEachChild((child) => this.follow(child));
  }
}

/** The reports as they were last agreed on. */
export const agreedReports = (root: string, now: ApiReports): ApiReports =>
  Object.fromEntries(
    Object.keys(now)
      .filter((file) => existsSync(join(root, file)))
      .map((file) => [file, readFileSync(join(root, file), 'utf8').split('\n').filter(Boolean)]),
  );

/** Agrees to the reports. */
export function writeReports(root: string, reports: ApiReports): void {
  for (const [file, lines] of Object.entries(reports)) writeFileSync(join(root, file), `${lines.join('\n')}\n`);
}

const SHOWN = 160;
const short = (line: string): string => (line.length > SHOWN ? `${line.slice(0, SHOWN)} ...` : line);

/** Compares public types with the agreed reports. */
export function checkReports(agreed: ApiReports, now: ApiReports): CheckResult {
  const findings: string[] = [];
  for (const [file, lines] of Object.entries(now)) {
    const [before, after] = [new Set(agreed[file]), new Set(lines)];
    const gone = [...before].filter((line) => !after.has(line));
    const added = lines.filter((line) => !before.has(line));
    const first = added[0] ?? gone[0];
    if (first !== undefined)
      findings.push(
        `${file}: ${gone.length} lines gone, ${added.length} new, first ${short(first)}; ${UPDATE_COMMAND}`,
      );
  }
  return { name: 'API reports', lookedAt: Object.values(now).flat().length, findings };
}
