import { euro, gebuehren } from '../../src/gebuehren.ts'
import { h, liste, p, type Schriftstueck } from '../satz.ts'

export const elternbrief: Schriftstueck = {
  name: 'elternbrief-schulanfang',
  titel: 'Elternbrief zum Schulanfang an der Schillerschule',
  stand: '2026-07-06',
  absaetze: [
    p('Liebe Eltern unserer neuen Erstklässlerinnen und Erstklässler,'),
    p(
      'bald beginnt für Ihr Kind die Schule, und wir freuen uns darauf. In diesem Brief steht, was Sie vor dem ersten Schultag wissen und besorgen sollten.',
    ),
    h('Der erste Schultag'),
    p(
      'Eingeschult wird am zweiten Samstag nach den Sommerferien: um 09:30 Uhr in der Kirche, um 10:30 Uhr mit einer Feier in der Aula. Danach gehen die Kinder für eine Stunde in ihr Klassenzimmer; Sie trinken so lange Kaffee auf dem Hof. Die Schultüte darf mit hinein.',
    ),
    h('Materialliste'),
    liste(
      'zwei Bleistifte in Stärke HB, ein Satz dicke Buntstifte, ein Spitzer mit Dose',
      'ein Wasserfarbkasten mit zwölf Farben, ein Malkittel oder altes Hemd',
      'vier Schreibhefte mit Lineatur 1, zwei Rechenhefte mit großen Karos',
      'Hausschuhe mit heller Sohle und ein Turnbeutel',
    ),
    p('Bitte schreiben Sie den Namen Ihres Kindes auf alles, auch auf die Stifte.'),
    h('Der Schulweg'),
    p(
      'Üben Sie den Weg in den Ferien zu Fuß. An der Kreuzung am Lindenweg stehen morgens Schülerlotsinnen und Schülerlotsen. Der Laufbus sammelt Kinder vom Steinberg um 07:25 Uhr am Brunnen.',
    ),
    h('Frühstück und Mittagessen'),
    p(
      `In der großen Pause um 09:35 Uhr wird gefrühstückt; bitte geben Sie keine Süßigkeiten und keine gesüßten Getränke mit. Das Mittagessen in der Mensa bestellen Sie bis Mittwoch für die folgende Woche. Es kostet ${euro(gebuehren.mittagessen)}.`,
    ),
    h('Krank gemeldet'),
    p(
      'Ist Ihr Kind krank, rufen Sie bitte bis 07:45 Uhr im Sekretariat an: 030 23125-210. Kopfläuse melden Sie bitte auch; das kann jede Familie treffen und ist kein Grund, sich zu schämen.',
    ),
    p('Herzliche Grüße. Nadja Brenner, Rektorin'),
  ],
}
