export { createMcpServer } from './mcp-server';
export type { AdvisorDoor } from './advisor-door';
