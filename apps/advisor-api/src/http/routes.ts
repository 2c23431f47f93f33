/** Every path of the service with its methods: what is answered 405 (with `Allow`) rather than 404, and what a route
 *  is called in logs and metrics. */
export interface Route {
  readonly name: string;
  readonly pattern: RegExp;
  readonly methods: readonly string[];
}

const READ = ['GET', 'HEAD'] as const;

export const ROUTES: readonly Route[] = [
  { name: '/advisor/advise/', pattern: /^\/advisor\/advise\/?$/i, methods: ['POST'] },
  { name: '/advisor/advise/batch', pattern: /^\/advisor\/advise\/batch\/?$/i, methods: ['POST'] },
  { name: '/advisor/jobs', pattern: /^\/advisor\/jobs\/?$/i, methods: ['POST'] },
  { name: '/advisor/jobs/{job_id}', pattern: /^\/advisor\/jobs\/[^/]+\/?$/i, methods: [...READ, 'DELETE'] },
  { name: '/advisor/jobs/{job_id}/results', pattern: /^\/advisor\/jobs\/[^/]+\/results\/?$/i, methods: READ },
  { name: '/advisor/analyses/{analysis_id}', pattern: /^\/advisor\/analyses\/[^/]+\/?$/i, methods: READ },
  { name: '/advisor/catalog/models', pattern: /^\/advisor\/catalog\/models\/?$/i, methods: READ },
  { name: '/advisor/catalog/gpus', pattern: /^\/advisor\/catalog\/gpus\/?$/i, methods: READ },
  { name: '/mcp', pattern: /^\/mcp\/?$/i, methods: ['POST'] },
  { name: '/', pattern: /^\/$/, methods: READ },
  { name: '/method', pattern: /^\/method\/?$/i, methods: READ },
  { name: '/reports/{analysis_id}', pattern: /^\/reports\/[^/]+\/?$/i, methods: READ },
  { name: '/docs', pattern: /^\/docs\/?$/i, methods: READ },
  { name: '/openapi.json', pattern: /^\/openapi\.json$/i, methods: READ },
  { name: '/assets/{file}', pattern: /^\/assets\/[^/]+$/i, methods: READ },
  { name: '/healthz', pattern: /^\/healthz\/?$/i, methods: READ },
  { name: '/readyz', pattern: /^\/readyz\/?$/i, methods: READ },
  { name: '/metrics', pattern: /^\/metrics\/?$/i, methods: READ },
];

/** Paths whose bodies are read as they come, without the bound on one request. */
export const STREAMED = /^\/advisor\/(?:advise\/batch|jobs)\/?(?:\?|$)/i;

/** The route a path belongs to; absent for a path nobody serves. */
export const routeOf = (path: string): Route | undefined => ROUTES.find((route) => route.pattern.test(path));
