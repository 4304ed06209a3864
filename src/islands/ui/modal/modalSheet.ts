import styles from './modalSheet.css?inline';
import { adoptStyles } from '../lib/adoptStyles.ts';

/** Adds what all modals look like, before the first is shown. */
export const adoptModalSheet = (): void => adoptStyles(styles);
