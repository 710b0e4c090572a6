/** Alle Bilder der Stadt Rebenau: Name, Bildtext und wichtigster Bildpunkt. */
import { buechereiLesesaal } from './szenen/buecherei-lesesaal.ts'
import { freibadSommer } from './szenen/freibad-sommer.ts'
import { marktplatzMorgen } from './szenen/marktplatz-morgen.ts'
import { panoramaRebenau } from './szenen/panorama-rebenau.ts'
import { rheinaueNebel } from './szenen/rheinaue-nebel.ts'
import { weinbergeHerbst } from './szenen/weinberge-herbst.ts'
import { weinfestAbend } from './szenen/weinfest-abend.ts'

export type Szene = {
  name: string
  titel: string
  copyright: string
  /** Wichtigster Punkt des Bildes als Anteil von Breite und Höhe. */
  fokus: { x: number; y: number }
  szene: () => string
}

const bild = (name: string, titel: string, x: number, y: number, szene: () => string): Szene => ({
  name,
  titel,
  copyright: 'Stadt Rebenau',
  fokus: { x, y },
  szene,
})

export const szenen: readonly Szene[] = [
  bild(
    'marktplatz-morgen',
    'Der Marktplatz von Rebenau im Morgenlicht mit Rathaus, Fachwerkhäusern, Brunnen und den ersten Marktständen.',
    0.6,
    0.5,
    marktplatzMorgen,
  ),
  bild(
    'weinberge-herbst',
    'Goldene Weinberge im Herbst über Rebenau, ein Traktor fährt Lesebütten, dahinter die Rheinebene und die Vogesen.',
    0.62,
    0.62,
    weinbergeHerbst,
  ),
  bild(
    'panorama-rebenau',
    'Blick über die Dächer und den Kirchturm von Rebenau auf die Rheinebene und die Vogesen bei tiefer Sonne.',
    0.6,
    0.52,
    panoramaRebenau,
  ),
  bild(
    'freibad-sommer',
    'Badende im Schwimmbecken des Freibads Rebenau mit Sprungturm, Rutsche und Liegewiese an einem Sommertag.',
    0.55,
    0.55,
    freibadSommer,
  ),
  bild(
    'weinfest-abend',
    'Weinfest am Abend auf dem Marktplatz: Paare tanzen unter Lichterketten, vor dem Rathaus spielt eine Kapelle.',
    0.55,
    0.62,
    weinfestAbend,
  ),
  bild(
    'buecherei-lesesaal',
    'Kinder und Erwachsene lesen auf Kissen und im Sessel im hellen Lesesaal der Stadtbücherei.',
    0.52,
    0.62,
    buechereiLesesaal,
  ),
  bild(
    'rheinaue-nebel',
    'Ein Graureiher und ein Angler im Kahn am Altrhein in der Morgendämmerung, über dem Wasser liegt Nebel.',
    0.5,
    0.6,
    rheinaueNebel,
  ),
]
