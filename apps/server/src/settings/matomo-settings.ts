import * as z from 'zod'
import { service } from './setting-values.ts'

export const matomoSettings = {
  MATOMO_URL: service.optional().meta({
    erwartet: 'eine Adresse wie https://statistik.example.org',
    expected: 'an address such as https://statistik.example.org',
  }),
  MATOMO_SITE_ID: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .optional()
    .meta({ erwartet: 'die Nummer der Website in Matomo', expected: 'the number of the site in Matomo' }),
}

export const HALF_A_MATOMO =
  'Die Einstellungen MATOMO_URL und MATOMO_SITE_ID gelten nur zusammen: Eine von beiden fehlt. / The settings MATOMO_URL and MATOMO_SITE_ID belong together: one of them is missing.'

/** Returns the Matomo that counts page views; none if nothing is set. An incomplete one is an error. */
export function namedMatomo({
  MATOMO_URL: url,
  MATOMO_SITE_ID: siteId,
}: z.output<z.ZodObject<typeof matomoSettings>>):
  | { ok: true; matomo: { url: string; siteId: string } | undefined }
  | { ok: false } {
  if (url && siteId) return { ok: true, matomo: { url, siteId } }
  return url || siteId ? { ok: false } : { ok: true, matomo: undefined }
}
