// Exit status 0 when the service in this container answers /healthz within 2 s. No curl in the image.
import { get } from 'node:http';

const request = get(
  { host: '127.0.0.1', port: process.env.PORT ?? 3000, path: '/healthz', timeout: 2_000 },
  (response) => {
    response.resume();
    process.exit(response.statusCode === 200 ? 0 : 1);
  },
);
request.on('timeout', () => request.destroy(new Error('no answer within 2 s')));
request.on('error', () => process.exit(1));
