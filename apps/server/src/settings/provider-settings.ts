import type { ProviderSettings } from '@rathausplatz/cms'
import * as z from 'zod'

/** Host names of this machine: a provider for trials need not be encrypted there. */
const HERE = new Set(['localhost', '127.0.0.1', '[::1]'])

const issuer = z
  .url({ protocol: /^https?$/ })
  .transform(value => ({ value, url: new URL(value) }))
  .refine(({ url }) => url.protocol === 'https:' || HERE.has(url.hostname))
  .refine(({ url }) => !url.search && !url.hash && !url.username && !url.password)
  // Kept as written: providers compare their name literally.
  .transform(({ value }) => value)

const line = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[^\p{Cc}]+$/u)

/** Values of `amr` or `acr`, separated by blanks or commas; `acr` values are often addresses. */
const words = z
  .string()
  .max(1_000)
  .transform(text => text.split(/[\s,]+/).filter(Boolean))

export const providerSettings = {
  OIDC_AUSSTELLER: issuer.optional().meta({
    erwartet: 'eine Adresse wie https://konto.example.org/realms/rathaus',
    expected: 'an issuer such as https://konto.example.org/realms/rathaus',
  }),
  OIDC_KENNUNG: line(200)
    .optional()
    .meta({ erwartet: 'die Kennung der Website beim Anbieter', expected: 'the client id' }),
  OIDC_GEHEIMNIS: line(1_000).optional().meta({
    erwartet: 'das Geheimnis zu dieser Kennung',
    expected: 'the client secret',
    geheim: '(verborgen)',
  }),
  OIDC_NAME: line(80)
    .default('Mit dem Konto der Verwaltung anmelden')
    .meta({ erwartet: 'bis zu 80 Zeichen', expected: 'up to 80 characters' }),
  OIDC_ZWEITER_FAKTOR: words.default([]).meta({
    erwartet: 'Wörter wie mfa, mit Leerzeichen dazwischen',
    expected: 'words such as mfa, separated by blanks',
  }),
}

type Given = z.output<z.ZodObject<typeof providerSettings>>

export const HALF_A_PROVIDER =
  'Die Einstellungen OIDC_AUSSTELLER, OIDC_KENNUNG und OIDC_GEHEIMNIS gelten nur zusammen: Mindestens eine fehlt. / The settings OIDC_AUSSTELLER, OIDC_KENNUNG and OIDC_GEHEIMNIS belong together: at least one of them is missing.'

/** Returns the identity provider of the town; none if nothing is set. An incomplete one is an error. */
export function namedProvider(
  given: Given,
): { ok: true; provider: ProviderSettings | undefined } | { ok: false } {
  const { OIDC_AUSSTELLER: issuer, OIDC_KENNUNG: clientId, OIDC_GEHEIMNIS: clientSecret } = given
  if (!issuer && !clientId && !clientSecret) return { ok: true, provider: undefined }
  if (!issuer || !clientId || !clientSecret) return { ok: false }
  const provider = {
    issuer,
    clientId,
    clientSecret,
    name: given.OIDC_NAME,
    factorWords: given.OIDC_ZWEITER_FAKTOR,
  }
  return { ok: true, provider }
}
