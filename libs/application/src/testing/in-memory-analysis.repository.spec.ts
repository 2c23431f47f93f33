import { analysisRepositoryContract } from './analysis-repository.contract';
import { InMemoryAnalysisRepository } from './in-memory-analysis.repository';

analysisRepositoryContract('in memory', async () => new InMemoryAnalysisRepository());
