import { plusDays } from '@rathausplatz/time'
import { easter, firstAdvent, nthWeekday, weekdayFrom } from '../calendar.ts'
import { html } from '../html.ts'
import { mail, tel } from '../kontakt.ts'
import { ausserhalbDerFerien } from '../schulferien.ts'
import { on, type Termin, yearly } from './termin.ts'

/** Customs and festivals that take place once a year. */
export const jahreslauf: readonly Termin[] = [
  {
    slug: 'adventsmarkt',
    titel: 'Adventsmarkt auf dem Marktplatz',
    ort: 'Marktplatz',
    rubriken: ['Markt', 'Familie'],
    bild: 'marktplatz-winter',
    tage: yearly(year => plusDays(firstAdvent(year), -1)),
    von: '14:00',
    bis: '20:00',
    dauerTage: 1,
    text: html`
      <p>28 Buden stehen rund um den Brunnen. Am Samstag um 17:00 Uhr zünden die Kinder der Schillerschule die Lichter am Baum
      an, danach spielt der Posaunenchor vom Balkon des Rathauses.</p>
      <ul>
      <li>Samstag 14:00–21:00 Uhr, Sonntag 12:00–20:00 Uhr</li>
      <li>Am Sonntag um 15:00 Uhr spielt die Bläserbande der Jugendmusikschule.</li>
      <li>Der Marktplatz ist für Autos gesperrt, die Tiefgarage bleibt offen.</li>
      <li>Ein ruhiger Raum mit Wickeltisch ist im Rathaus, Zimmer 3.</li>
      </ul>`,
  },
  {
    slug: 'neujahrsempfang',
    titel: 'Neujahrsempfang der Stadt',
    ort: 'Rheintalhalle',
    rubriken: ['Rathaus'],
    bild: 'marktplatz-winter',
    tage: yearly(year => weekdayFrom(`${year}-01-07`, 'so')),
    von: '11:00',
    bis: '13:30',
    text: html`
      <p>Bürgermeisterin Katharina Lehmann blickt zurück und voraus. Danach bekommen fünf Menschen, die sich seit Jahren für
      andere einsetzen, die Ehrennadel der Stadt. Es gibt Brezeln und Wein aus Lindenhof, für Kinder Traubensaft und eine
      Bastelecke.</p>
      <p>Alle sind eingeladen. Die Reden werden in Gebärdensprache übersetzt. An diesem Tag fährt auch der Bürgerbus; Sie bestellen ihn unter ${tel('soziales')}.</p>`,
  },
  {
    slug: 'rathaussturm',
    titel: 'Rathaussturm am Schmutzigen Donnerstag',
    ort: 'Marktplatz',
    rubriken: ['Brauchtum'],
    bild: 'fachwerkgasse-mittag',
    tage: yearly(year => plusDays(easter(year), -52)),
    von: '17:11',
    bis: '19:00',
    text: html`
      <p>Die Rebhexen und die Altrhein-Gugge fordern den Schlüssel. Katharina Lehmann hat angekündigt, ihn nicht kampflos
      herzugeben. Das Rathaus schließt an diesem Tag um 12:00 Uhr und öffnet am Aschermittwoch wieder.</p>`,
  },
  {
    slug: 'fasnachtsumzug',
    titel: 'Großer Umzug am Fasnachtsdienstag',
    ort: 'Von der Rheinstraße zum Marktplatz',
    rubriken: ['Brauchtum', 'Familie'],
    bild: 'fachwerkgasse-mittag',
    tage: yearly(year => plusDays(easter(year), -47)),
    von: '13:33',
    bis: '16:00',
    text: html`
      <p>34 Gruppen und sechs Kapellen ziehen durch die Stadt, vorneweg die Kinder der beiden Grundschulen. Danach geht es auf
      dem Marktplatz weiter, bis um 19:00 Uhr die Fasnacht verbrannt wird.</p>
      <p>Die Innenstadt ist von 12:00 bis 18:00 Uhr gesperrt. Plätze für Menschen im Rollstuhl sind vor dem Rathaus abgeteilt,
      ein stiller Zugabschnitt ohne Musik liegt in der Kirchgasse.</p>`,
  },
  {
    slug: 'stadtputz',
    titel: 'Stadtputz am Altrhein',
    ort: 'Treffpunkt Fährhaus Unterweiler',
    rubriken: ['Klimaschutz', 'Familie'],
    bild: 'rheinaue-nebel',
    tage: yearly(year => nthWeekday(year, 3, 'sa', 3)),
    von: '09:00',
    bis: '12:30',
    text: html`
      <p>Im letzten Jahr holten 140 Menschen zwei Tonnen Müll aus den Weiden, darunter ein Fahrrad und eine Badewanne.
      Handschuhe, Säcke und Zangen stellt der Bauhof, danach gibt es Suppe. Wer nicht gut zu Fuß ist, hilft beim Sortieren.</p>`,
  },
  {
    slug: 'flohmarkt',
    titel: 'Flohmarkt rund ums Kinderzimmer',
    ort: 'Schulhof der Schillerschule',
    rubriken: ['Markt', 'Familie', 'Schillerschule'],
    bild: 'schillerschule-vormittag',
    tage: yearly(year => ausserhalbDerFerien(nthWeekday(year, 4, 'sa', 3))),
    von: '09:00',
    bis: '13:00',
    text: html`
      <p>60 Tische mit Kleidung, Büchern, Rädern und Spielen. Kinder verkaufen auf Decken, ohne Gebühr. Ein Tisch kostet 8 €;
      der Erlös geht an den Förderverein. Anmelden können Sie sich bei ${mail('schillerschule')}. Bei Regen ziehen alle in die
      Turnhalle.</p>`,
  },
  {
    slug: 'maibaum',
    titel: 'Maibaumstellen unter der Linde',
    ort: 'Kirchplatz Lindenhof',
    rubriken: ['Brauchtum'],
    bild: 'weinberge-fruehling',
    tage: on(4, 30),
    von: '18:00',
    bis: '22:00',
    text: html`
      <p>Die Feuerwehr Lindenhof stellt den Baum mit Stangen auf, ohne Kran, so wie seit 1927. Der Musikverein spielt, die
      sieben Betriebe des Ortes schenken aus. Der Stadtbus der Linie 1 fährt an diesem
      Abend bis 23:00 Uhr.</p>`,
  },
  {
    slug: 'freibaderoeffnung',
    titel: 'Das Freibad öffnet',
    ort: 'Freibad am Altrhein',
    rubriken: ['Freibad', 'Familie'],
    bild: 'freibad-sommer',
    tage: yearly(year => nthWeekday(year, 5, 'sa', 2)),
    von: '09:00',
    bis: '19:00',
    text: html`
      <p>Die Saison beginnt, am ersten Tag ist der Eintritt frei. Um 11:00 Uhr springt Bürgermeisterin Katharina Lehmann vom
      Drei-Meter-Brett, wenn sich mindestens 50 Menschen finden, die mitspringen. Saisonkarten gibt es an der Kasse. Zeiten
      und Preise stehen beim <a href="/freibad">Freibad</a>.</p>`,
  },
  {
    slug: 'sommerfest',
    titel: 'Sommerfest im Stadtpark',
    ort: 'Stadtpark',
    rubriken: ['Familie', 'Freizeit'],
    bild: 'stadtpark-radweg',
    tage: yearly(year => nthWeekday(year, 6, 'sa', 3)),
    von: '14:00',
    bis: '22:00',
    text: html`
      <p>32 Vereine zeigen, was sie können: Bogenschießen, Trommeln, Schach, Erste Hilfe. Um 16:00 Uhr ist das Entenrennen auf
      dem Lindenbach, ab 19:00 Uhr spielt die Rockwerkstatt der Jugendmusikschule. Wege und Toiletten sind ohne Stufen
      erreichbar, Mehrwegbecher kosten 1 € Pfand.</p>`,
  },
  {
    slug: 'tag-der-feuerwehr',
    titel: 'Tag der offenen Tür bei der Feuerwehr',
    ort: 'Gerätehaus Kernstadt',
    rubriken: ['Sicherheit', 'Familie'],
    bild: 'feuerwehr-uebung',
    tage: yearly(year => nthWeekday(year, 7, 'so', 1)),
    von: '11:00',
    bis: '17:00',
    text: html`
      <p>Löschen, klettern, Rettungsspreizer ausprobieren: Kinder dürfen alles anfassen, was nicht glüht. Um 14:00 Uhr zeigt die
      Jugendfeuerwehr eine Übung. Wer Rauchmelder mitbringt, lässt sie kostenlos prüfen.</p>`,
  },
  {
    slug: 'weinfest',
    titel: 'Weinfest in den Höfen der Altstadt',
    ort: 'Altstadt',
    rubriken: ['Wein', 'Brauchtum'],
    bild: 'weinfest-abend',
    tage: yearly(year => plusDays(nthWeekday(year, 9, 'sa', 2), -1)),
    von: '18:00',
    bis: '22:00',
    dauerTage: 2,
    text: html`
      <p>14 Höfe öffnen ihre Tore, jeder mit eigener Musik. Auf dem Marktplatz spielt eine Kapelle zum Tanz. Eröffnung ist am Freitag um 18:00 Uhr am Marktbrunnen. Am Sonntag
      beginnt das Fest schon um 11:00 Uhr mit dem Frühschoppen.</p>
      <p>Der Nachtbus fährt am Freitag und Samstag bis 01:30 Uhr in alle Ortsteile. Welche Höfe ohne Stufen erreichbar sind, zeigt
      der Plan an den Eingängen.</p>`,
  },
  {
    slug: 'sirenenprobe',
    titel: 'Probealarm im ganzen Stadtgebiet',
    rubriken: ['Sicherheit'],
    tage: yearly(year => nthWeekday(year, 9, 'do', 2)),
    von: '11:00',
    bis: '11:45',
    text: html`
      <p>Alle Sirenen heulen eine Minute lang auf und ab. Um 11:45 Uhr folgt ein Dauerton: Entwarnung. Sie müssen nichts tun.
      Bleibt es bei Ihnen still, sagen Sie dem Ordnungsamt Bescheid: ${tel('ordnungsamt')}.</p>`,
  },
  {
    slug: 'martinsumzug',
    titel: 'Martinsumzug mit Pferd und Feuer',
    ort: 'Von der Kirche zum Stadtpark',
    rubriken: ['Brauchtum', 'Kinder'],
    bild: 'fachwerkgasse-mittag',
    tage: on(11, 11),
    von: '17:00',
    bis: '18:30',
    text: html`
      <p>Die Kinder aller fünf Kitas ziehen mit ihren Laternen durch die Altstadt, vorn reitet Sankt Martin. Am Feuer im Stadtpark
      werden Martinsgänse aus Hefeteig geteilt. Bitte bringen Sie eine Tasse mit. In der Altstadt gehen die Straßenlampen für
      eine Stunde aus.</p>`,
  },
  {
    slug: 'winterkonzert',
    titel: 'Winterkonzert der Jugendmusikschule',
    ort: 'Rheintalhalle',
    rubriken: ['Musik', 'Jugendmusikschule', 'Familie'],
    bild: 'musikschule-konzert',
    tage: yearly(year => plusDays(firstAdvent(year), 14)),
    von: '17:00',
    bis: '18:30',
    text: html`
      <p>Streicherkreis, Bläserbande und Sinfonieorchester füllen gemeinsam die Bühne, zum Schluss singen alle. Der Eintritt ist
      frei, gesammelt wird für neue Notenpulte. Die Halle ist ohne Stufen erreichbar und hat eine Höranlage.</p>`,
  },
  {
    slug: 'fruehlingskonzert',
    titel: 'Frühlingskonzert der Jugendmusikschule',
    ort: 'Rheintalhalle',
    rubriken: ['Musik', 'Jugendmusikschule'],
    bild: 'musikschule-konzert',
    tage: yearly(year => nthWeekday(year, 5, 'so', 3)),
    von: '17:00',
    bis: '18:30',
    text: html`
      <p>Kinder aus dem Instrumentenkarussell spielen zum ersten Mal vor Publikum, danach zeigt das Sinfonieorchester, wohin der
      Weg führen kann. Der Eintritt ist frei.</p>`,
  },
  {
    slug: 'weihnachtssingen',
    titel: 'Singen am Baum',
    ort: 'Marktplatz',
    rubriken: ['Musik', 'Familie'],
    bild: 'marktplatz-winter',
    tage: yearly(year => weekdayFrom(`${year}-12-17`, 'do')),
    von: '18:00',
    bis: '18:45',
    text: html`
      <p>Acht Lieder, die fast alle kennen, und ein Posaunenchor, der den Ton hält. Liedblätter in großer Schrift verteilt die
      Jugendfeuerwehr, dazu gibt es Punsch ohne Alkohol gegen eine Spende.</p>`,
  },
  {
    slug: 'buecherflohmarkt',
    titel: 'Bücherflohmarkt in der Zehntscheuer',
    ort: 'Stadtbücherei, Zehntscheuer',
    rubriken: ['Bücherei', 'Markt'],
    bild: 'buecherei-lesesaal',
    tage: yearly(year => plusDays(easter(year), 6)),
    von: '10:00',
    bis: '14:00',
    text: html`<p>Jedes Buch kostet 1 €. Von dem Geld kaufen wir Vorlesebücher. Wer nach 13:00 Uhr kommt, zahlt für eine ganze
      Tasche 5 €.</p>`,
  },
  {
    slug: 'lesung-unter-balken',
    titel: 'Lesung unter Balken: Geschichten vom Rhein',
    ort: 'Stadtbücherei, Lesesaal',
    rubriken: ['Bücherei'],
    bild: 'buecherei-lesesaal',
    tage: yearly(year => nthWeekday(year, 1, 'fr', 4)),
    von: '19:30',
    bis: '21:00',
    text: html`<p>Drei Autorinnen aus der Region lesen aus neuen Erzählungen. Karten zu 8 €, mit Büchereiausweis 6 €, gibt es am
      Tresen. Eine Höranlage ist vorhanden.</p>`,
  },
  {
    slug: 'ausstellung-altrhein',
    titel: 'Ausstellung: Der Altrhein in alten Fotos',
    ort: 'Stadtbücherei, Galerie',
    rubriken: ['Bücherei', 'Freizeit'],
    bild: 'rheinaue-nebel',
    ganztaegig: true,
    tage: yearly(year => nthWeekday(year, 2, 'di', 1)),
    von: '00:00',
    bis: '23:59',
    dauerTage: 18,
    text: html`<p>60 Fotos aus Rebenauer Familien, von der Fähre bis zum Hochwasser. Zu sehen, solange die
      <a href="/buecherei">Bücherei</a> geöffnet ist.</p>`,
  },
  {
    slug: 'sportfest-jahnschule',
    titel: 'Sportfest der Jahnschule',
    ort: 'Sportplatz Unterweiler',
    rubriken: ['Jahnschule', 'Sport', 'Familie'],
    bild: 'jahnschule-sportfest',
    tage: yearly(year => nthWeekday(year, 6, 'fr', 4)),
    von: '09:00',
    bis: '13:00',
    text: html`<p>Laufen, Werfen, Springen, und am Ende die Staffel gegen die Eltern. Für Getränke sorgt der Förderverein.</p>`,
  },
  {
    slug: 'sommerkonzert-schillerschule',
    titel: 'Sommerkonzert der Schillerschule',
    ort: 'Schulhof der Schillerschule',
    rubriken: ['Schillerschule', 'Musik'],
    bild: 'schillerschule-vormittag',
    tage: yearly(year => nthWeekday(year, 7, 'mi', 2)),
    von: '17:00',
    bis: '18:30',
    text: html`<p>Schulchor, Flötengruppe und die Trommelkinder der vierten Klassen. Bei Regen in der Turnhalle.</p>`,
  },
  {
    slug: 'mondscheinschwimmen',
    titel: 'Mondscheinschwimmen',
    ort: 'Freibad am Altrhein',
    rubriken: ['Freibad', 'Freizeit'],
    bild: 'freibad-sommer',
    tage: yearly(year => nthWeekday(year, 7, 'sa', 3)),
    von: '20:00',
    bis: '23:30',
    text: html`<p>Kerzen am Beckenrand, leise Musik und warmes Wasser. Der Eintritt kostet ab 20:00 Uhr 3 €.</p>`,
  },
  {
    slug: 'stadtradeln',
    titel: 'Auftakt zum Stadtradeln',
    ort: 'Marktplatz',
    rubriken: ['Klimaschutz', 'Sport'],
    bild: 'stadtpark-radweg',
    tage: yearly(year => nthWeekday(year, 6, 'so', 2)),
    von: '11:00',
    bis: '13:00',
    text: html`<p>Drei Wochen lang zählt jeder Kilometer. Zum Auftakt fahren wir gemeinsam 12 Kilometer am Altrhein entlang,
      auch mit Lastenrad und Dreirad.</p>`,
  },
]
