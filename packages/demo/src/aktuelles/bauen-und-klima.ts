import { euro, gebuehren } from '../gebuehren.ts'
import { html } from '../html.ts'
import { tel } from '../kontakt.ts'
import type { Artikel, Zeitangaben } from './artikel.ts'

export const bauenUndKlima = ({ am }: Zeitangaben): Artikel[] => [
  {
    slug: 'rebgarten-zweiter-abschnitt',
    titel: 'Rebgarten: 22 Bauplätze im zweiten Abschnitt',
    einleitung:
      'Bewerbungen nimmt das Bauamt bis Ende Januar an. Zuerst zählen Kinder, Wohnort und Ehrenamt.',
    bild: 'neubaugebiet-rebgarten',
    vorTagen: 5,
    zeit: '09:00',
    interessengruppen: ['bauen', 'familie'],
    text: html`
      <p>Acht Plätze für Reihenhäuser, zehn für Doppelhaushälften, vier für Einfamilienhäuser: Im zweiten Abschnitt setzt die
      Stadt auf kleinere Grundstücke. Sie kosten 365 bis 420 € je Quadratmeter. Für jedes Kind im Haushalt werden 3.000 €
      abgezogen.</p>
      <p>Die Plätze vergibt der Gemeinderat nach Punkten. Wie gezählt wird, steht auf der Seite
      <a href="/bauen/baugebiete/rebgarten">Bauplätze im Rebgarten</a>. Den Bewerbungsbogen schickt Ida Sommer zu, Telefon
      ${tel('grundstuecke')}.</p>
      <p>Im ersten Abschnitt kamen auf jeden Platz drei Bewerbungen. 19 der 28 Familien, die zum Zug kamen, wohnten vorher
      schon in Rebenau, fünf arbeiten hier. Die ersten Häuser sind bezogen, und auf dem Anger stehen die ersten 14 von 31
      Bäumen.</p>`,
  },
  {
    slug: 'solardach-schillerschule',
    titel: 'Solardach auf der Schillerschule am Netz',
    einleitung: '244 Module liefern Strom für Schule und Turnhalle. Den Rest bekommt das Rathaus.',
    bild: 'klimaschutz-solardaecher',
    vorTagen: 13,
    zeit: '15:00',
    interessengruppen: ['bauen', 'familie'],
    text: html`
      <p>Es ist das siebte städtische Dach mit Solarmodulen und nach dem der Rheintalhalle das größte. Im Jahr soll es 86.000 kWh
      liefern, so viel, wie 28 Haushalte verbrauchen. Die Anlage hat 142.000 € gekostet; nach Rechnung der Stadt macht sie sich
      in elf Jahren bezahlt.</p>
      <p>Eingeschaltet haben sie die Kinder der Klasse 4 a. In der Eingangshalle zeigt eine Anzeige, was gerade vom Dach kommt.
      „Wenn eine Wolke kommt, sieht man es sofort“, hat Mika, neun Jahre, herausgefunden.</p>
      <p>Als Nächstes sind das Gerätehaus Unterweiler und die Kita Rebstöckle an der Reihe. Wie viel die Stadt spart und was sie bei Ihnen zu
      Hause fördert, lesen Sie unter <a href="/klimaschutz">Klimaschutz</a>.</p>`,
  },
  {
    slug: 'radweg-stadtpark',
    titel: 'Radweg durch den Stadtpark: doppelt so viele Fahrten',
    einleitung:
      'Vom Bahnhof zum Schulzentrum sind es sieben Minuten, ohne Ampel und mit Licht. Das spricht sich herum.',
    bild: 'stadtpark-radweg',
    vorTagen: 18,
    zeit: '14:00',
    interessengruppen: ['bauen', 'familie'],
    text: html`
      <p>Seit der Freigabe im Frühjahr hat sich die Zahl der Menschen auf dem Rad verdoppelt, sagt die Zählstelle am Stadtpark.
      900 m lang, 3,50 m breit, glatter Belag: Der Weg ersetzt den schmalen Pfad, auf dem sich Kinderwagen und Fahrräder in die
      Quere kamen. Wer zu Fuß geht, hat einen eigenen Streifen aus Sandsteinplatten. Alle 30 m steht eine Leuchte, die nachts
      nur hell wird, wenn jemand kommt.</p>
      <p>Von den 41 Platanen musste keine weichen. An vier Stellen führt der Weg auf einem Steg über die Wurzeln.</p>
      <p>Gekostet hat der Umbau 1,1 Millionen Euro, zwei Drittel davon kamen vom Land. Der Bauhof räumt den Weg im Winter vor
      Schulbeginn. Als Nächstes plant das Bauamt die Lücke nach Lindenhof; alle Zahlen stehen unter
      <a href="/klimaschutz/radverkehr">Rad fahren in Rebenau</a>.</p>`,
  },
  {
    slug: 'abfuhr-frueher',
    titel: 'Tonnen bitte bis 06:00 Uhr an die Straße',
    einleitung: 'Die Abfuhr fährt jetzt eine Stunde früher los. Die Wochentage bleiben gleich.',
    bild: 'abfall-tonnen',
    vorTagen: 2,
    zeit: '07:45',
    interessengruppen: ['rathaus'],
    text: html`
      <p>Die Wagen sollen aus den engen Gassen heraus sein, bevor die Schule beginnt. Deshalb startet die Tour um
      06:00 Uhr statt um 07:00 Uhr. In der Kirchgasse und der Fährgasse kommt der Wagen zuerst.</p>
      <p>Am besten stellen Sie die Tonnen am Abend vorher hinaus, mit dem Griff zum Haus und so, dass ein Rollstuhl
      vorbeikommt. Bleibt eine Tonne stehen, obwohl sie rechtzeitig draußen war, rufen Sie bis zum nächsten Mittag an:
      ${tel('abfall')}.</p>
      <p>Wer die Tonnen nicht selbst hinausstellen kann, bekommt Hilfe. Der Hausmeisterdienst der Stadt holt sie für 4 €
      im Monat aus dem Hof und bringt sie zurück. Alle Abfuhrtage stehen unter
      <a href="/leben/abfall">Abfall und Wertstoffe</a>.</p>`,
  },
  {
    slug: 'foerderung-balkonsolar',
    titel: 'Zuschuss für Solargeräte am Balkon verlängert',
    einleitung: `${euro(gebuehren.balkonsolar.alle)} gibt die Stadt dazu, mit Rebenau-Pass ${euro(gebuehren.balkonsolar.rebenauPass)}. Der Antrag passt auf eine Seite.`,
    vorTagen: 22,
    zeit: '09:15',
    interessengruppen: ['bauen'],
    text: html`
      <p>Im ersten Jahr haben 163 Haushalte den Zuschuss bekommen, darunter 71 Familien, die zur Miete wohnen. Der
      Gemeinderat hat deshalb noch einmal 20.000 € bereitgestellt.</p>
      <p>Ein Steckersolargerät besteht aus ein oder zwei Modulen und einem Stecker. Es deckt etwa ein Fünftel dessen, was ein
      Haushalt verbraucht. Die Vermieterin oder der Vermieter muss zustimmen, darf aber nur aus wichtigem Grund Nein sagen.</p>
      <p>Wichtig ist die Reihenfolge: Erst den Antrag stellen, dann kaufen. Lena Vogt hilft beim Ausfüllen: ${tel('klimaschutz')}.
      Ein Messgerät, mit dem Sie sehen, was Kühlschrank und Wäschetrockner brauchen, leihen Sie in der
      <a href="/buecherei">Stadtbücherei</a>. Alle Zuschüsse stehen unter <a href="/klimaschutz">Klimaschutz</a>.</p>`,
  },
  {
    slug: 'faehrgasse-kanal',
    titel: 'Unterweiler: Kanal in der Fährgasse wird größer',
    einleitung: `Ab ${am(27)} ist die Fährgasse zwischen Gemeindehaus und Altrhein für Autos gesperrt.`,
    vorTagen: 26,
    zeit: '13:00',
    interessengruppen: ['bauen'],
    text: html`
      <p>Bei starkem Regen stand in den letzten Jahren dreimal Wasser in den Kellern. Der neue Kanal fasst doppelt so viel wie
      der alte. Gebaut wird in zwei Abschnitten von je acht Wochen. Zu Fuß kommen alle immer zu ihrem Haus, auch mit
      Rollator; Rettungswagen können jederzeit durch.</p>
      <p>Den Bau hat der Gemeinderat beschlossen. Das wirtschaftlichste Angebot lag unter der Kostenberechnung; deshalb durfte
      die Bürgermeisterin den Auftrag danach selbst vergeben.</p>
      <p>Für die Autos der 26 betroffenen Haushalte hat die Stadt Plätze am Gemeindehaus reserviert. Die Abfalltonnen holt der
      Bauhof am Haus ab und bringt sie zur Sammelstelle.</p>
      <p>Wenn der Kanal liegt, wird die Gasse neu gepflastert. Wie sie aussehen soll, besprechen wir mit Ihnen im Gemeindehaus.
      Bis dahin beantwortet das Bauamt Fragen unter ${tel('bauberatung')}.</p>`,
  },
]
