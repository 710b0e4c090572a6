import type { Warnung } from '@rathausplatz/contract'

type Level = Warnung['stufe']

/** What a level of an official warning means for whoever reads it. */
export const levelWords: Readonly<Record<Level, string>> = {
  information: 'Gut zu wissen. Sie müssen nichts sofort tun.',
  wichtig: 'Es kann gefährlich werden. Passen Sie auf und stellen Sie sich darauf ein.',
  dringend: 'Es ist gefährlich. Bringen Sie sich und andere in Sicherheit und folgen Sie den Hinweisen.',
  notfall: 'Lebensgefahr. Handeln Sie sofort und folgen Sie den Anweisungen.',
}
