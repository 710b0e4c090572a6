import type { OpenDocument } from './open-document.ts'

/** Returns the title of a document from the current input. */
export function titleOf({ kind, daten, inhalt }: Pick<OpenDocument, 'kind' | 'daten' | 'inhalt'>): string {
  const typed = daten[kind.titelfeld]
  const field = kind.felder.find(({ name }) => name === kind.titelfeld)
  if (field?.control === 'auswahl') {
    const chosen = field.options.find(({ value }) => value === typed)
    if (chosen) return chosen.label
  }
  if (typeof typed === 'string' && typed.trim() !== '') return typed
  return inhalt ? '(ohne Titel)' : `${kind.label.one} anlegen`
}
