import { heroImage } from '../../bild.ts'
import { html } from '../../html.ts'
import { mail } from '../../kontakt.ts'
import { rufe } from '../../notrufe.ts'
import { amtNebenan, entry, type Seite } from '../../seite.ts'

export const jugend: Seite = {
  pfad: '/leben/jugend',
  pageLayout: 'default',
  title: 'Jung sein in Rebenau',
  breadcrumbTitle: 'Jugend',
  description:
    'Jugendhaus, Jugendrat, Skateplatz, Ferienjobs und Hilfe, wenn es eng wird: für alle von 12 bis 20.',
  heroImages: [heroImage('musikschule-konzert')],
  content: [
    entry('text', {
      einleitung: 'Wo man hingehen kann, wer zuhört und wie du an Geld für eine Idee kommst.',
      text: html`
        <h2>Jugendhaus</h2>
        <p>Bahnhofstraße 3, gleich neben Gleis 1. Kicker, Küche, Proberaum, Werkbank und ein Sofa, das alles gesehen hat. Kommen
        kannst du ohne Anmeldung und ohne Geld; wann offen ist, steht neben diesem Text. Der Mittwoch ist nur für Mädchen, der
        Freitag für alle ab 14, sonst kommen alle ab zwölf.</p>
        <h2>Jugendraum mieten</h2>
        <p>Für einen Geburtstag oder eine Probe kannst du den Jugendraum mieten, samstags und sonntags. Frag Nina Berger.</p>
        <h2>Mitreden</h2>
        <p>Der <a href="/rathaus/gemeinderat">Jugendrat</a> trifft sich außer in den Sommerferien jeden ersten Montag im Monat um 17:30 Uhr im Jugendhaus. Er hat 5.000 € im
        Jahr, über die er allein bestimmt. Zuletzt: ein Unterstand am
        Bolzplatz, Farbe für die Unterführung am Bahnhof und ein Konzert hier im Jugendhaus.</p>
        <h2>Draußen</h2>
        <p>Skateplatz und Basketballkorb am Festplatz (bis 22:00 Uhr mit Licht), Beachfeld im <a href="/freibad">Freibad</a>, Kletterwand an
        der <a href="/jahnschule">Jahnschule</a> nach 16:00 Uhr.</p>
        <h2>Ferienjob, Praktikum, Freiwilligendienst</h2>
        <p>Ab 15 kannst du bei der Stadt in den Ferien arbeiten: im Freibad, auf dem Bauhof, in der Bücherei. Es gibt 14 € in der Stunde.
        Schreib bis Ostern an ${mail('personal')}. Mehr unter <a href="/rathaus/stellen">Arbeiten bei der Stadt</a>.</p>
        <h2>Wenn es eng wird</h2>
        <p>Stress zu Hause, in der Schule, mit dir selbst? Ruf Nina Berger an oder schreib ihr: ${mail('jugend')}. Sie arbeitet für dich,
        nicht für deine Eltern, und erzählt nichts weiter. Nachts hilft die Nummer gegen Kummer: ${rufe('kinder')}.</p>`,
    }),
    ...amtNebenan('jugendhaus'),
  ],
}
