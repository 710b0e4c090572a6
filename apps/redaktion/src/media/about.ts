import type { Art } from './medium.ts'

/** The metadata of a file. */
export type About = { titel: string; beschreibung: string; dekorativ: boolean; urheber: string }
export type AboutFaults = Partial<Record<keyof About, string>>

/** Returns missing metadata, in words for each field. */
export function faultsOf({ titel, beschreibung, dekorativ, urheber }: About, art: Art): AboutFaults {
  if (art === 'dokument') return titel.trim() ? {} : { titel: 'Bitte geben Sie dem Dokument einen Titel.' }
  return {
    ...(beschreibung.trim() || dekorativ
      ? {}
      : { beschreibung: 'Bitte beschreiben Sie, was das Bild zeigt, oder kreuzen Sie „Nur Schmuck“ an.' }),
    ...(urheber.trim() ? {} : { urheber: 'Bitte geben Sie an, wer das Bild gemacht hat.' }),
  }
}

/** Derives a title from a file name; `IMG_4711.JPG` gives none. */
export function titleOf(fileName: string): string {
  const words = fileName
    .replace(/\.\w{1,5}$/, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
  return /^(?:img|dsc|dscn|dscf|pxl|image|foto|scan|wp)?[\s-]*[\d\s-]+$/i.test(words) ? '' : words
}
