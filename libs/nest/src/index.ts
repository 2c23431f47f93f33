export { ADVISOR, ADVISOR_HEALTH, ADVISOR_PORTS, AdvisorModule } from './advisor.module';
export type { AdvisorModuleAsyncOptions, AdvisorModuleOptions, PortsGiven } from './advisor.module';
export { AdvisorHealth } from './advisor-health';
export type { AdvisorHealthResult } from './advisor-health';
export { InvalidAdviseRequest } from './checked-advisor';
export { AdvisorOptionsError } from './checked-ports';
export { AnalysisIdPort, AnalysisRepository, CatalogPort, PricingPort } from '@compute-advisor/application';
export type { AdviseRequest, Advisor, AdvisorPorts } from '@compute-advisor/application';
