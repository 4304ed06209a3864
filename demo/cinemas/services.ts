import { documentOf } from '../documents.ts';
import type { Localised } from '../types.ts';

type DemoService = {
  readonly slug: string;
  readonly label: Localised;
  /** HTML */
  readonly description: Localised;
  /** The name of a lucide icon. */
  readonly refImage: string;
  readonly isAccessibility: boolean;
};

/** What a cinema can offer besides films. Accessibility services come first, as on the page. */
export const services: readonly DemoService[] = documentOf('shared/services');
