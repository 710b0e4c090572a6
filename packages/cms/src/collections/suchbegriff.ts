import { records } from '@rathausplatz/contract/records'
import { defineCollection } from './define-collection.ts'

export const suchbegriff = defineCollection(records.suchbegriff, {
  rules: schema =>
    schema.check(({ value: { url, titel, synonyme }, issues }) => {
      const refuse = (path: string, message: string) =>
        issues.push({ code: 'custom', path: [path], message, input: '' })
      if (url !== '' && titel === '') refuse('titel', 'Bitte einen Titel für die Empfehlung angeben.')
      if (url === '' && synonyme.length === 0)
        refuse('synonyme', 'Bitte bei „Bedeutet“ ein Wort oder eine empfohlene Seite angeben.')
    }),
  // The prefix keeps the key from being a path: a term may begin with a slash, and is no page.
  key: ({ begriffe }) => `wort:${begriffe[0]?.toLowerCase() ?? ''}`,
  tags: ({ beliebt }) => (beliebt ? [BELIEBT] : []),
})

/** The tag of terms that are suggested if nothing is found. */
export const BELIEBT = 'beliebt'
