import type { Warnung } from '@rathausplatz/contract'

type Level = Warnung['stufe']

/** The meaning of each level for the reader. It is the same for official warnings and notices of the town. */
export const levelWords: Readonly<Record<Level, string>> = {
  information: 'Gut zu wissen. Sie müssen nichts sofort tun.',
  wichtig: 'Es kann etwas ausfallen oder gefährlich werden. Lesen Sie es und stellen Sie sich darauf ein.',
  dringend: 'Es ist gefährlich. Bringen Sie sich und andere in Sicherheit und folgen Sie den Hinweisen.',
  notfall: 'Lebensgefahr. Handeln Sie sofort und folgen Sie den Anweisungen.',
}
