import { startPostgresql } from '../store/postgresql.ts';
import { accountsSuite } from './suite.ts';

accountsSuite('PostgreSQL', startPostgresql);
