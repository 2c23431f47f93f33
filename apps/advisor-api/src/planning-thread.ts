import { servePlans } from './composition/planning/planning-thread';

servePlans();
