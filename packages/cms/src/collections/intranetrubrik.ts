import { records } from '@rathausplatz/contract/records'
import { defineCollection } from './define-collection.ts'

/** Reserved paths below /intranet: no Rubrik has these names. */
export const OF_THE_INTRANET: ReadonlySet<string> = new Set([
  'abmelden',
  'anmelden',
  'archiv',
  'datei',
  'konto',
  'neues-passwort',
  'passwort',
  'passwort-vergessen',
  'suche',
  'telefon',
  'verlaengern',
])

export const intranetrubrik = defineCollection(records.intranetrubrik, {
  rules: schema =>
    schema.check(({ value: { slug }, issues }) => {
      if (!OF_THE_INTRANET.has(slug)) return
      const message = 'Unter dieser Adresse steht im Intranet schon etwas. Bitte eine andere wählen.'
      issues.push({ code: 'custom', path: ['slug'], message, input: slug })
    }),
})
