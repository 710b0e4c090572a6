import type { About } from '../../media/catalogue.ts'
import { refuse } from '../refusal.ts'

/** A picture needs a description or the mark as decoration, and its author. */
export function aboutOf(
  {
    titel,
    beschreibung,
    dekorativ,
    urheber,
    name,
  }: { [K in keyof About]?: About[K] | undefined } & { name?: string },
  isDocument: boolean,
): About {
  if (!isDocument && !beschreibung && !dekorativ)
    throw refuse(
      'beschreibung',
      'Bitte beschreiben, was das Bild zeigt, oder es als schmückend kennzeichnen.',
    )
  if (!isDocument && !urheber) throw refuse('urheber', 'Bitte angeben, wer das Bild gemacht hat.')
  return {
    titel: titel || (name ?? '').replace(/\.\w{1,5}$/, '') || 'Ohne Titel',
    beschreibung: dekorativ ? '' : (beschreibung ?? ''),
    dekorativ: dekorativ ?? false,
    urheber: urheber ?? '',
  }
}
