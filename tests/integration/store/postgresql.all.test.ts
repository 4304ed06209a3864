import { startPostgresql } from './postgresql.ts';
import { storeSuite } from './suite.ts';

storeSuite('PostgreSQL', startPostgresql);
