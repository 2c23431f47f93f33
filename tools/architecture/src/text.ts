import type { CheckResult } from './finding';

/** Names, places and habits that the repository does without, and why. */
const UNWANTED: readonly { readonly pattern: RegExp; readonly why: string; readonly except?: RegExp }[] = [
  {
    pattern: /\b(?:registry|packages|deb|security|index|repo1?)\.[a-z0-9-]+\.(?:org|com|dev|io|net)\b/i,
    why: 'names a package host',
    except: /^libs\/(?:catalog|pricing)\/.*\.(?:json|csv|spec\.ts)$/,
  },
  { pattern: /(?:^|[\s'"`(=:])\/(?:work|root|home)\/\w/, why: 'names a path on one machine' },
  {
    pattern: /(?:\.\.|['"`(\s]shared)\/(?:shared|data|design|eval|spec)\/?(?:['"`)\s]|\w+\.\w)/,
    why: 'names a folder outside the repository; read CONFORMANCE_DATA',
    except: /^\.ci\/run$/,
  },
  { pattern: /\bissues? #?\d{1,3}\b/i, why: 'names a ticket; say what it is about' },
  { pattern: /eslint-disable(?:-next-line|-line)?\s*(?:\*\/|$)/, why: 'silences every rule' },
  {
    pattern: /eslint-disable[^\n]*(?:enforce-module-boundaries|no-restricted-(?:globals|properties|imports|syntax))/,
    why: 'silences a boundary',
  },
  { pattern: /@ts-nocheck|@ts-ignore/, why: 'silences the compiler' },
  { pattern: /\b(?:describe|it|test)\.only\(|\bf(?:describe|it)\(['"`]/, why: 'leaves out every other test' },
];

/** This check has to spell what it looks for. */
const EXEMPT = /^tools\/architecture\/src\/(?:text|text\.spec)\.ts$|^package-lock\.json$/;
/** Texts as people write them, prices as sellers publish them: not ours to word. */
const FOREIGN = /\.(?:jsonl|csv|png|ico|woff2)$|\/(?:fixtures|samples|data)\//;

/** Looks for unwanted text, line by line. `files` maps each path to its content. */
export function checkText(files: ReadonlyMap<string, string>): CheckResult {
  const findings: string[] = [];
  for (const [path, content] of files) {
    if (EXEMPT.test(path) || FOREIGN.test(path)) continue;
    content.split('\n').forEach((line, i) => {
      for (const { pattern, why, except } of UNWANTED) {
        if (!except?.test(path) && pattern.test(line))
          findings.push(`${path}:${i + 1}: ${why}: ${line.trim().slice(0, 100)}`);
      }
    });
  }
  return { name: 'text', lookedAt: files.size, findings };
}
