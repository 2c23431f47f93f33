import { ScramExchange } from './scram';

// Nonce and challenge of the example in RFC 7677, section 3. That real servers take the proof is held by the spec of
// the loopback endpoint.
const NONCE = 'rOprNGfwEbeRWgbNEkqO';
const CHALLENGE = `r=${NONCE}%hvYDpWUa2RaTCAfuxFIlj)hNlF$k0,s=W22ZaJ0SNY7soEsUEjb6gQ==,i=4096`;

describe('a SCRAM-SHA-256 exchange', () => {
  it('begins without a name and with its own nonce', () => {
    expect(new ScramExchange('pencil', NONCE).first()).toBe('n,,n=,r=rOprNGfwEbeRWgbNEkqO');
  });

  it('answers a challenge on its nonce, and takes no other', () => {
    expect(new ScramExchange('pencil', NONCE).proof(CHALLENGE)).toMatch(
      /^c=biws,r=rOprNGfwEbeRWgbNEkqO%hvYDpWUa2RaTCAfuxFIlj\)hNlF\$k0,p=[A-Za-z0-9+/]{43}=$/,
    );
    expect(() => new ScramExchange('pencil', 'mine').proof(CHALLENGE)).toThrow(
      'the server sent no usable SCRAM challenge',
    );
  });

  it('believes no server that cannot sign', () => {
    const exchange = new ScramExchange('pencil', NONCE);
    exchange.proof(CHALLENGE);
    expect(() => exchange.verify('v=6rriTRBi23WpRR/wtup+mMhUZUn/dB5nLTJRsjl95G4=')).toThrow(
      'the server does not know the password',
    );
  });
});
