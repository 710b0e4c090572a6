import type { About } from '../../media/catalogue.ts'
import { refuse } from '../refusal.ts'

type Given = { [K in keyof About]?: About[K] | undefined } & { name?: string }

/** Returns what the description of a picture lacks; a document needs none. */
export function lacking({ beschreibung, dekorativ, urheber }: Given, isDocument: boolean) {
  if (isDocument) return undefined
  if (!beschreibung && !dekorativ)
    return refuse(
      'beschreibung',
      'Bitte beschreiben, was das Bild zeigt, oder es als schmückend kennzeichnen.',
    )
  return urheber ? undefined : refuse('urheber', 'Bitte angeben, wer das Bild gemacht hat.')
}

/** A picture needs a description or the mark as decoration, and its author. */
export function aboutOf(given: Given, isDocument: boolean): About {
  const lack = lacking(given, isDocument)
  if (lack) throw lack
  const { titel, beschreibung, dekorativ, urheber, name } = given
  return {
    titel: titel || (name ?? '').replace(/\.\w{1,5}$/, '') || 'Ohne Titel',
    beschreibung: dekorativ ? '' : (beschreibung ?? ''),
    dekorativ: dekorativ ?? false,
    urheber: urheber ?? '',
  }
}
