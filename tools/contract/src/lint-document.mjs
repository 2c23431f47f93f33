// Prints what Redocly and Spectral say of the OpenAPI document on standard input, errors only, one a line.
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { readFileSync } from 'node:fs';

const source = readFileSync(0, 'utf8');

const config = await createConfig({
  extends: ['recommended'],
  rules: {
    // During preview no credentials are sent or checked.
    'security-defined': 'off',
    // The law of the interface has it.
    'no-path-trailing-slash': 'off',
    // The server is relative to where the document was read.
    'no-server-example.com': 'off',
    'info-license-url': 'off',
    'info-license-strict': 'off',
  },
});
const redocly = await lintFromString({ source, absoluteRef: 'openapi.json', config });
for (const { severity, ruleId, message, location } of redocly)
  if (severity === 'error') console.log(`redocly ${ruleId}: ${message} (${location[0]?.pointer ?? ''})`);

const spectral = new spectralCore.Spectral();
spectral.setRuleset({ extends: [oas] });
const ERROR = 0;
for (const { severity, code, message, path } of await spectral.run(source))
  if (severity === ERROR) console.log(`spectral ${code}: ${message} (${path.join('/')})`);
