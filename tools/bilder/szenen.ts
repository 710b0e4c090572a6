/** Alle Bilder der Stadt Rebenau: Name, Bildtext und wichtigster Bildpunkt. */
import { abfallTonnen } from './szenen/abfall-tonnen.ts'
import { buechereiKinderecke } from './szenen/buecherei-kinderecke.ts'
import { buechereiLesesaal } from './szenen/buecherei-lesesaal.ts'
import { fachwerkgasseMittag } from './szenen/fachwerkgasse-mittag.ts'
import { feuerwehrUebung } from './szenen/feuerwehr-uebung.ts'
import { freibadMorgen } from './szenen/freibad-morgen.ts'
import { freibadSommer } from './szenen/freibad-sommer.ts'
import { freibadSprungturm } from './szenen/freibad-sprungturm.ts'
import { jahnschuleBewegung } from './szenen/jahnschule-bewegung.ts'
import { jahnschuleGarten } from './szenen/jahnschule-garten.ts'
import { jahnschuleSportfest } from './szenen/jahnschule-sportfest.ts'
import { kindergartenGarten } from './szenen/kindergarten-garten.ts'
import { klimaschutzRadweg } from './szenen/klimaschutz-radweg.ts'
import { klimaschutzSolardaecher } from './szenen/klimaschutz-solardaecher.ts'
import { marktplatzMorgen } from './szenen/marktplatz-morgen.ts'
import { marktplatzWinter } from './szenen/marktplatz-winter.ts'
import { musikschuleKonzert } from './szenen/musikschule-konzert.ts'
import { musikschuleUnterricht } from './szenen/musikschule-unterricht.ts'
import { neubaugebietRebgarten } from './szenen/neubaugebiet-rebgarten.ts'
import { panoramaRebenau } from './szenen/panorama-rebenau.ts'
import { rathausBuergerbuero } from './szenen/rathaus-buergerbuero.ts'
import { ratssaal } from './szenen/ratssaal.ts'
import { rheinaueNebel } from './szenen/rheinaue-nebel.ts'
import { schillerschuleLesen } from './szenen/schillerschule-lesen.ts'
import { schillerschuleVormittag } from './szenen/schillerschule-vormittag.ts'
import { stadtparkRadweg } from './szenen/stadtpark-radweg.ts'
import { weinbergeFruehling } from './szenen/weinberge-fruehling.ts'
import { weinbergeHerbst } from './szenen/weinberge-herbst.ts'
import { weinfestAbend } from './szenen/weinfest-abend.ts'
import { wochenmarkt } from './szenen/wochenmarkt.ts'

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
    'schillerschule-vormittag',
    'Kinder spielen in der großen Pause auf dem Hof der Schillerschule, einem Backsteinbau mit Uhrgiebel.',
    0.5,
    0.55,
    schillerschuleVormittag,
  ),
  bild(
    'rheinaue-nebel',
    'Ein Graureiher und ein Angler im Kahn am Altrhein in der Morgendämmerung, über dem Wasser liegt Nebel.',
    0.5,
    0.6,
    rheinaueNebel,
  ),
  bild(
    'wochenmarkt',
    'Ein Marktstand mit Kisten voller Obst und Gemüse, dahinter Menschen beim Einkauf auf dem Marktplatz.',
    0.62,
    0.62,
    wochenmarkt,
  ),
  bild(
    'fachwerkgasse-mittag',
    'Eine sonnige Gasse mit Fachwerkhäusern, Wäscheleinen, einer Katze und einem Fahrrad, am Ende steht der Kirchturm.',
    0.48,
    0.55,
    fachwerkgasseMittag,
  ),
  bild(
    'jahnschule-sportfest',
    'Kinder laufen beim Sportfest der Jahnschule auf der roten Bahn um die Wette, am Rand feuern andere sie an.',
    0.55,
    0.6,
    jahnschuleSportfest,
  ),
  bild(
    'musikschule-konzert',
    'Ein Orchester der Musikschule spielt am Abend im Hof unter Lichterketten vor sitzendem Publikum.',
    0.5,
    0.62,
    musikschuleKonzert,
  ),
  bild(
    'klimaschutz-solardaecher',
    'Solaranlagen auf den Dächern von Rebenau, Windräder auf den Weinbergen und drei Menschen auf dem Fahrrad.',
    0.55,
    0.52,
    klimaschutzSolardaecher,
  ),
  bild(
    'stadtpark-radweg',
    'Menschen fahren und gehen auf einem geschwungenen Weg durch den herbstlichen Stadtpark mit Teich und Bänken.',
    0.6,
    0.56,
    stadtparkRadweg,
  ),
  bild(
    'marktplatz-winter',
    'Weihnachtsmarkt im Schnee auf dem Marktplatz mit geschmücktem Baum, Buden und dem Rathaus zur blauen Stunde.',
    0.55,
    0.52,
    marktplatzWinter,
  ),
  bild(
    'weinberge-fruehling',
    'Junges Grün in den Weinbergen und blühende Obstbäume über Rebenau, ein Storch fliegt über die Rheinebene.',
    0.45,
    0.55,
    weinbergeFruehling,
  ),
  bild(
    'feuerwehr-uebung',
    'Die Freiwillige Feuerwehr übt mit Drehleiter und Schläuchen an einem Fachwerkhaus, Menschen schauen zu.',
    0.6,
    0.55,
    feuerwehrUebung,
  ),
  bild(
    'rathaus-buergerbuero',
    'Ein Mann steht am Tresen des Bürgerbüros, daneben wird eine Frau im Rollstuhl am niedrigen Tisch beraten.',
    0.5,
    0.58,
    rathausBuergerbuero,
  ),
  bild(
    'neubaugebiet-rebgarten',
    'Neue Häuser, ein Rohbau mit Gerüst und ein Kran im Baugebiet Rebgarten unterhalb der Weinberge.',
    0.55,
    0.55,
    neubaugebietRebgarten,
  ),
  bild(
    'kindergarten-garten',
    'Kinder spielen im Garten des Kindergartens am Sandkasten, auf der Schaukel, an der Rutsche und am Hochbeet.',
    0.5,
    0.6,
    kindergartenGarten,
  ),
  bild(
    'abfall-tonnen',
    'Eine graue, eine blaue, eine braune und eine gelbe Abfalltonne stehen am Gehweg vor einem Fachwerkhaus.',
    0.5,
    0.65,
    abfallTonnen,
  ),
  bild(
    'ratssaal',
    'Eine Frau spricht am Pult im holzgetäfelten Ratssaal unter dem Stadtwappen, die Ratsmitglieder hören zu.',
    0.5,
    0.6,
    ratssaal,
  ),
  bild(
    'buecherei-kinderecke',
    'In der Kinderecke der Stadtbücherei sitzen Kinder auf Kissen um eine Frau, die im roten Sessel vorliest; ein Kind liest im Zelt.',
    0.5,
    0.62,
    buechereiKinderecke,
  ),
  bild(
    'schillerschule-lesen',
    'Kinder mit Krone, Zauberhut und Hasenohren spielen Theater auf der Bühne der Schillerschule, ihre Klasse schaut zu.',
    0.48,
    0.55,
    schillerschuleLesen,
  ),
  bild(
    'jahnschule-garten',
    'Kinder gießen und jäten an den Hochbeeten im Schulgarten der Jahnschule, rechts stehen Gartenhaus und Regentonne.',
    0.5,
    0.6,
    jahnschuleGarten,
  ),
  bild(
    'musikschule-unterricht',
    'Ein Kind und seine Lehrerin sitzen sich im Musikzimmer am Notenständer gegenüber und spielen Cello.',
    0.5,
    0.58,
    musikschuleUnterricht,
  ),
  bild(
    'jahnschule-bewegung',
    'Kinder klettern, balancieren und springen in der Turnhalle der Jahnschule, eines fängt im Rollstuhl einen Ball.',
    0.5,
    0.6,
    jahnschuleBewegung,
  ),
  bild(
    'freibad-morgen',
    'Früh am Morgen zieht eine Schwimmerin allein ihre Bahn im Freibad, Dunst liegt über dem Wasser vor der tiefen Sonne.',
    0.53,
    0.58,
    freibadMorgen,
  ),
  bild(
    'klimaschutz-radweg',
    'Eine Person fährt zwei Kinder im Lastenrad über den Radweg in der Rheinwiese, andere auf Rädern kommen ihr entgegen.',
    0.47,
    0.62,
    klimaschutzRadweg,
  ),
  bild(
    'freibad-sprungturm',
    'Ein Mensch springt im Freibad vom Turm ins Becken, auf den Plattformen und an der Leiter warten andere.',
    0.5,
    0.52,
    freibadSprungturm,
  ),
]
