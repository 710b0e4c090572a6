import * as z from 'zod'

/**
 * A complete and encrypted address of a map service: its origin goes into our policy, and its query is built
 * by us.
 */
const wms = z
  .url({ protocol: /^https$/ })
  .transform(value => new URL(value))
  .refine(url => !url.search && !url.hash && !url.username && !url.password)
  .transform(url => url.origin + url.pathname)
  .refine(address => /^https:\/\/[\w.-]+(?::\d+)?\/[\w./-]*$/.test(address))

export const mapSettings = {
  KARTE_WMS: wms.optional().meta({
    erwartet: 'eine Adresse wie https://karten.example.org/wms',
    expected: 'an address such as https://karten.example.org/wms',
  }),
  KARTE_EBENE: z
    .string()
    .regex(/^[\w:.,-]{1,200}$/)
    .optional()
    .meta({
      erwartet: 'der Name einer Ebene des Kartendienstes',
      expected: 'the name of a layer of the map service',
    }),
  KARTE_QUELLE: z.string().max(200).optional().meta({
    erwartet: 'was der Kartendienst als Quelle verlangt, höchstens 200 Zeichen',
    expected: 'what the map service wants to be named as its source, 200 characters at the most',
  }),
}

/** An external map service that draws the map of the town. */
export type Kartendienst = { readonly wms: string; readonly ebene: string; readonly quelle: string }

export const HALF_A_MAP =
  'Die Einstellungen KARTE_WMS, KARTE_EBENE und KARTE_QUELLE gelten nur zusammen: Eine von ihnen fehlt. / The settings KARTE_WMS, KARTE_EBENE and KARTE_QUELLE belong together: one of them is missing.'

export function namedMap({
  KARTE_WMS: wms,
  KARTE_EBENE: ebene,
  KARTE_QUELLE: quelle,
}: z.output<z.ZodObject<typeof mapSettings>>):
  | { ok: true; dienst: Kartendienst | undefined }
  | { ok: false } {
  if (wms && ebene && quelle) return { ok: true, dienst: { wms, ebene, quelle } }
  return wms || ebene || quelle ? { ok: false } : { ok: true, dienst: undefined }
}
