import type { Examples } from '../template.ts'
import type { bildText } from './schema.ts'

const lesesaal = {
  bild: '/medien/buecherei-lesesaal',
  bildtext: 'Lesesaal der Stadtbücherei mit hohen Regalen und einem Lesesessel am Fenster',
  bildcopyright: 'Stadt Rebenau',
  bildfokus: '50% 50%',
}

export const examples = {
  standard: {
    context: {
      titel: 'Die Stadtbücherei in der Zehntscheuer',
      text: '<p>Seit 1987 stehen die Bücher dort, wo früher der Zehnte lagerte: 18.400\u00a0Medien auf zwei Etagen, dazu ein Lesesaal, in dem man auch einfach nur sitzen darf.</p><p>Der Ausweis kostet <strong>15\u00a0€ im Jahr</strong>, für Kinder und Jugendliche nichts.</p>',
      bildupload: lesesaal,
      link: '/buecherei',
      linktext: 'Zur Bücherei',
    },
  },
  textZuerst: {
    context: {
      titel: 'Strom vom Schuldach',
      text: '<p>Auf sieben städtischen Dächern liegen Solarmodule. Sie liefern rund 410.000\u00a0Kilowattstunden im Jahr, etwa ein Drittel dessen, was Rathaus, Schulen und Freibad verbrauchen.</p><ul><li>Schillerschule: 98\u00a0Kilowatt Leistung</li><li>Bauhof: 74\u00a0Kilowatt Leistung</li><li>Freibad: 61\u00a0Kilowatt Leistung</li></ul>',
      bildupload: {
        bild: '/medien/klimaschutz-solardaecher',
        bildtext: 'Solarmodule auf den Dächern der Schule, dahinter die Weinberge',
        bildcopyright: 'Stadt Rebenau',
        bildfokus: '55% 45%',
      },
      link: '/klimaschutz',
      linktext: 'Zahlen ansehen',
      anordnung: 'text-bild',
    },
  },
  ohneLink: {
    context: {
      titel: 'Mittwochs ist Markt',
      text: '<p>Von 7:30 bis 12:30\u00a0Uhr stehen elf Stände auf dem Marktplatz. Der Fischwagen kommt in ungeraden Wochen.</p>',
      bildupload: {
        bild: '/medien/wochenmarkt',
        bildtext: 'Marktstände mit Gemüse und Blumen unter gestreiften Schirmen',
        bildcopyright: 'Stadt Rebenau',
        bildfokus: '50% 60%',
      },
    },
  },
  eigenerLinktextFehlt: {
    context: {
      titel: 'Freiwillige Feuerwehr',
      text: '<p>62\u00a0Frauen und Männer rücken aus drei Gerätehäusern aus. Geübt wird montags ab 19:30\u00a0Uhr.</p>',
      bildupload: {
        bild: '/medien/feuerwehr-uebung',
        bildtext: 'Feuerwehrleute bei einer Übung mit der Drehleiter am Abend',
        bildcopyright: 'Stadt Rebenau',
        bildfokus: '45% 40%',
      },
      link: '/rathaus',
    },
  },
  schmueckendesBild: {
    context: {
      titel: 'Radeln im Stadtpark',
      text: '<p>Der Weg zwischen Bahnhof und Schulzentrum ist seit dem Frühjahr 3,50\u00a0Meter breit und beleuchtet.</p>',
      bildupload: { bild: '/medien/stadtpark-radweg', bildtext: '' },
    },
  },
  langerText: {
    context: {
      titel: 'So kommen Sie zu einem Bauplatz',
      text: '<p>Im Rebgarten verkauft die Stadt 64\u00a0Plätze in drei Abschnitten. Wer sich bewirbt, bekommt Punkte nach einem Katalog, den der Gemeinderat beschlossen hat.</p><ol><li>Sie lesen die Richtlinien und prüfen, ob Sie sich bewerben können.</li><li>Sie füllen den Antrag aus und legen die Nachweise bei.</li><li>Die Verwaltung zählt die Punkte, der Gemeinderat vergibt die Plätze in öffentlicher Sitzung.</li><li>Sie haben acht Wochen Zeit, zuzusagen und die Finanzierung zu belegen.</li></ol><p>Mehr dazu unter <a href="/bauen/rebgarten">Neubaugebiet Rebgarten</a> oder am Telefon bei der <a href="tel:+493023125160">Bauberatung</a>.</p><blockquote><p>Wir wollen, dass hier auch wohnen kann, wer keinen Bauplatz geerbt hat.</p></blockquote>',
      bildupload: {
        bild: '/medien/neubaugebiet-rebgarten',
        bildtext: 'Rohbauten und ein Kran im Neubaugebiet am Rand der Reben',
        bildcopyright: 'Stadt Rebenau',
        bildfokus: '60% 50%',
      },
      link: '/bauen/rebgarten',
      linktext: 'Bauplätze ansehen',
    },
  },
  langeWoerter: {
    context: {
      titel: 'Hochwasserrückhaltebeckenbesichtigungstermine',
      text: '<p>Verkehrslenkungsmaßnahmenbekanntmachung: Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung.</p>',
      bildupload: lesesaal,
      link: '/rathaus',
      linktext: 'Öffentlichkeitsbeteiligungsunterlagen herunterladen',
    },
  },
  raueEingaben: {
    context: {
      titel: '<script>alert(1)</script> & "quotes"',
      text: '<p>Äpfel &amp; Öl: &lt;script&gt;alert(1)&lt;/script&gt; ist hier nur Text. ÄÖÜäöüß, 3 &lt; 5.</p>',
      bildupload: {
        bild: '/medien/buecherei-lesesaal',
        bildtext: '"Lesesaal" <img src=x onerror=alert(1)> & mehr',
        bildcopyright: '<b>Stadt</b> & "Partner"',
      },
      link: '/buecherei?suche=%22%3Cb%3E%22&seite=1',
      linktext: '<i>Weiter</i> & "weiter"',
      anordnung: 'text-bild',
    },
  },
} satisfies Examples<typeof bildText>
