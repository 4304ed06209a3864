import { showAlert } from '../../shell/showAlert.ts';
import { loadScript } from './script.ts';
import { widgetSettings } from './settings.ts';
import { marksOf } from '../../../markup/marks.ts';

/**
 * Opens the feedback widget, only with consent: loads its script or, outside production, the variant for that (SPEC 7),
 * and shows it.
 */
export async function openFeedback(control: HTMLElement): Promise<void> {
  try {
    const { feedback } = await widgetSettings();
    if (!feedback) throw new Error('There is no feedback widget.');
    const { lang } = document.documentElement;
    const { environment } = marksOf(document.documentElement);
    await loadScript(environment === 'PROD' ? feedback.script : feedback.preproductionScript);
    window.dispatchEvent(new CustomEvent('feedback:open', { detail: { language: lang, page: location.pathname } }));
  } catch {
    showAlert({ level: 'warning', title: control.textContent.trim(), subtitle: marksOf(control).failed ?? '' });
  }
}
