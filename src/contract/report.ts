import { z } from 'zod';

/** What is read from a report, in either of its two forms (CSP 3, 5; Reporting API 1, 4). */
export type ViolationReport = { readonly directive: string; readonly blocked: string };

const text = z.string().catch('');

/** `application/csp-report`: one report, sent to `report-uri`. */
export const oldReportSchema = z
  .object({
    'csp-report': z.object({ 'effective-directive': text, 'violated-directive': text, 'blocked-uri': text }),
  })
  .transform(({ 'csp-report': report }): ViolationReport[] => [
    { directive: report['effective-directive'] || report['violated-directive'], blocked: report['blocked-uri'] },
  ]);

/** `application/reports+json`: reports of all kinds, of which only those of violations count. */
export const reportsSchema = z
  .array(
    z.object({
      type: text,
      body: z.object({ effectiveDirective: text, blockedURL: text }).optional().catch(undefined),
    }),
  )
  .transform((reports) =>
    reports.flatMap(({ type, body }): ViolationReport[] =>
      type === 'csp-violation' && body ? [{ directive: body.effectiveDirective, blocked: body.blockedURL }] : [],
    ),
  );
