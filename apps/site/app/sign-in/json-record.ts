import * as z from 'zod'

/** Parses a form field in which a script has put the browser's answer as JSON. */
export const jsonRecord = z
  .string()
  .max(20_000)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue({ code: 'custom', message: 'Not JSON' })
      return z.NEVER
    }
  })
  .pipe(z.record(z.string(), z.unknown()))
