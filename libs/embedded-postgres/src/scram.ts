import { createHash, createHmac, pbkdf2Sync, randomBytes, timingSafeEqual } from 'node:crypto';

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** One SCRAM-SHA-256 exchange (RFC 7677) without channel binding, as PostgreSQL runs it. The user name stays empty:
 *  the server takes the one of the startup message. */
export class ScramExchange {
  private readonly nonce: string;
  private serverSignature: Buffer | undefined;

  constructor(
    private readonly password: string,
    nonce: string = randomBytes(18).toString('base64'),
  ) {
    this.nonce = nonce;
  }

  /** The client's first message. */
  first(): string {
    return `n,,n=,r=${this.nonce}`;
  }

  /** The client's proof, in answer to the server's first message.
   *  @throws the server's message is not one. */
  proof(serverFirst: string): string {
    const { r: nonce = '', s: salt = '', i: rounds = '' } = attributesOf(serverFirst);
    if (!nonce.startsWith(this.nonce) || salt === '' || !/^\d+$/.test(rounds))
      throw new Error('the server sent no usable SCRAM challenge');
    const salted = pbkdf2Sync(
      this.password.normalize('NFKC'),
      Buffer.from(salt, 'base64'),
      Number(rounds),
      32,
      'sha256',
    );
    const clientKey = hmac(salted, 'Client Key');
    const bare = `c=biws,r=${nonce}`;
    const signed = `n=,r=${this.nonce},${serverFirst},${bare}`;
    this.serverSignature = hmac(hmac(salted, 'Server Key'), signed);
    const signature = hmac(createHash('sha256').update(clientKey).digest(), signed);
    const proof = Buffer.from(clientKey.map((byte, i) => byte ^ (signature[i] ?? 0)));
    return `${bare},p=${proof.toString('base64')}`;
  }

  /** Whether the server knows the password as well.
   *  @throws it does not. */
  verify(serverFinal: string): void {
    const given = Buffer.from(attributesOf(serverFinal).v ?? '', 'base64');
    const wanted = this.serverSignature;
    if (wanted === undefined || given.length !== wanted.length || !timingSafeEqual(given, wanted))
      throw new Error('the server does not know the password');
  }
}

function attributesOf(message: string): Partial<Record<string, string>> {
  return Object.fromEntries(message.split(',').map((part) => [part.slice(0, 1), part.slice(2)]));
}
