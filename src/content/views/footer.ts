import type { CallToAction } from '../../contract/callToAction.ts';
import { footerQuestions } from '../../domain/shell/footerFaq.ts';
import type { Content } from '../catalogue.ts';

export type FooterFaqView = {
  readonly title: string;
  readonly description: string;
  readonly cta: CallToAction | null;
  readonly questions: readonly { readonly title: string; readonly description: string }[];
};

/**
 * The block of questions at the foot of a page: those for its type where editors provide them, else the footer's own
 * (SPEC 3). Undefined when no question has both a title and an answer (SPEC 5).
 */
export function footerFaq(content: Content, pageType: string | undefined): FooterFaqView | undefined {
  const faq = content.footer?.faq;
  if (!faq) return undefined;
  const ofType = pageType === undefined ? undefined : content['footer-faq'].get(pageType)?.questions;
  const questions = footerQuestions(ofType ?? faq.items);
  return questions.length > 0 ? { ...faq, questions } : undefined;
}
