import type { Warnung } from '@rathausplatz/contract'

type Level = Warnung['stufe']

/** The meaning of each level, the same for official warnings and notices of the town. */
export const levelWords: Readonly<Record<Level, string>> = {
  information: 'Gut zu wissen. Ist etwas zu tun, steht es dabei.',
  wichtig: 'Es kann etwas ausfallen oder gefährlich werden. Lesen Sie es und stellen Sie sich darauf ein.',
  dringend: 'Es ist gefährlich. Schützen Sie sich und andere und folgen Sie den Hinweisen.',
  notfall: 'Lebensgefahr. Folgen Sie sofort den Hinweisen.',
}
