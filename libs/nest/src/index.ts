export {
  ADVISOR,
  ADVISOR_PORTS,
  AdvisorModule,
  type AdvisorModuleAsyncOptions,
  type AdvisorModuleOptions,
} from './advisor.module';
