import { longDay } from '@rathausplatz/time'
import { bebauungsplanRebgarten as plan, vergabeSprungturm } from '../../satzungen-und-plaene.ts'
import type { Entwurf } from '../vorlage.ts'

/** Papers about building, streets and water. */
export const bauen: readonly Entwurf[] = [
  {
    kurz: 'rebgarten-stand-der-auslegung',
    titel: `Bebauungsplan „${plan.name}“: Stand der Auslegung`,
    art: 'Informationsvorlage',
    wann: { vor: 0 },
    amt: 'bauamt',
    einleitung:
      'Der Entwurf für die letzten Häuser im Rebgarten liegt einen Monat lang aus. Das Bauamt berichtet in der Sitzung, was bis dahin dazu eingegangen ist.',
    sachverhalt: [
      `Der Entwurf liegt vom ${longDay(plan.auslegung.von)} bis zum ${longDay(plan.auslegung.bis)} aus. Alle können dazu schreiben oder im Bauamt zu Protokoll geben, was ihnen wichtig ist.`,
      'Schon bei der frühen Beteiligung haben vor allem Nachbarn aus dem Burgunderweg gefragt, wie der Verkehr zur Baustelle geführt wird. Das Bauamt schlägt eine Zufahrt von der Gartenstraße vor, die nach dem Bau wieder verschwindet.',
      'Nach der Auslegung wägt das Bauamt alle Stellungnahmen ab und legt dem Gemeinderat für jede einen Vorschlag vor. Erst dann kann er die Satzung beschließen.',
    ],
    strassen: ['Gartenstraße', 'Burgunderweg'],
    ergebnis: 'zur_kenntnis',
    bezug: 'rebgarten-entwurf',
  },
  {
    kurz: 'rebgarten-entwurf',
    titel: `Bebauungsplan „${plan.name}“: Entwurf und Auslegung`,
    wann: { am: plan.beschlossen },
    vorberatung: 'technik',
    amt: 'bauamt',
    einleitung:
      'Am Ostrand der Kernstadt sollen 14 Reihenhäuser und ein Haus mit geförderten Wohnungen entstehen. Bevor der Rat entscheidet, sollen alle den Entwurf lesen können.',
    sachverhalt: [
      `Das Plangebiet umfasst rund 1,4 Hektar ${plan.lage}. Es ist der letzte der drei Abschnitte.`,
      'Gegenüber dem Vorentwurf rückt die Bebauung drei Meter von den Weinbergen ab. Dort entstehen Trockenmauern für die Zauneidechse. Die Dächer werden begrünt und tragen Solarmodule; Regen versickert in Mulden.',
      'Das Schallgutachten sieht an der Landesstraße keine Überschreitung, wenn die Schlafzimmer nach Süden liegen. Das steht nun in den örtlichen Bauvorschriften.',
    ],
    beschluss: `Der Gemeinderat billigt den Entwurf des Bebauungsplans „${plan.name}“. Er wird nach § 3 Absatz 2 des Baugesetzbuchs veröffentlicht und ausgelegt.`,
    kosten: 'Planung und Gutachten kosten 68.000 €. Sie werden über den Verkauf der Plätze bezahlt.',
    strassen: ['Gartenstraße', 'Burgunderweg'],
    nein: 3,
    enthaltungen: 1,
    bezug: 'rebgarten-aufstellung',
    anlage: 'bekanntmachung-bebauungsplan-rebgarten',
  },
  {
    kurz: 'rebgarten-aufstellung',
    titel: `Bebauungsplan „${plan.name}“: Aufstellung`,
    wann: { am: plan.aufgestellt },
    vorberatung: 'technik',
    amt: 'bauamt',
    einleitung:
      'Mit diesem Beschluss beginnt die Planung für den dritten Abschnitt des Rebgartens. Gebaut wird dadurch noch nichts.',
    sachverhalt: [
      `Das Gebiet liegt ${plan.lage}. Im Flächennutzungsplan ist es seit 2011 als Wohngebiet vorgesehen.`,
      'Für den ersten Abschnitt gab es auf jeden Platz drei Bewerbungen. Die Stadt möchte im dritten deshalb dichter bauen: Reihenhäuser statt einzelner Häuser und Wohnungen mit gefördertem Mietpreis.',
      'An zwei Abenden im Ratssaal können alle sagen, was ihnen bei der Planung wichtig ist.',
    ],
    beschluss:
      'Der Gemeinderat stellt den Bebauungsplan auf und beauftragt das Bauamt, die Öffentlichkeit früh zu beteiligen.',
    strassen: ['Gartenstraße', 'Burgunderweg'],
    nein: 2,
  },
  {
    kurz: 'sprungturm-sanierung',
    titel: 'Sanierung des Sprungturms im Freibad am Altrhein',
    wann: { vor: 0 },
    vorberatung: 'technik',
    amt: 'bauamt',
    einleitung:
      'Der Sprungturm bekommt neuen Rostschutz und neue Geländer. Damit zur nächsten Saison gesprungen werden kann, soll die Bürgermeisterin den Auftrag gleich nach Ende der Ausschreibung vergeben dürfen.',
    sachverhalt: [
      'Der Turm mit drei Plattformen steht seit 1968. Bei der letzten Prüfung hat der Gutachter Rost an den Treppen und lockere Geländer gefunden. Der Beton ist in Ordnung.',
      'Die Arbeiten werden öffentlich ausgeschrieben. Sie sollen im Februar beginnen und im April enden.',
      'Aufträge dieser Größe vergibt sonst der Technische Ausschuss. Er tagt aber, bevor die Angebote geprüft sind, und danach erst wieder Wochen später. So lange reicht die Zeit nicht. Einen einzelnen Auftrag der Bürgermeisterin übertragen kann nur der Gemeinderat.',
      'Ohne Sanierung müssten die beiden oberen Plattformen zur nächsten Saison gesperrt werden.',
    ],
    amSitzungstag: tag => {
      const { angeboteBis, vergebenBis } = vergabeSprungturm(tag)
      return [
        `Angebote gehen bis zum ${longDay(angeboteBis)} ein. Die Bürgermeisterin vergibt den Auftrag bis zum ${longDay(vergebenBis)}.`,
      ]
    },
    beschluss:
      'Die Bürgermeisterin darf den Auftrag für den Sprungturm an das wirtschaftlichste Angebot vergeben. Es darf höchstens ein Zehntel über der Kostenberechnung liegen.',
    kosten: '186.000 € nach der Kostenberechnung. Das Geld steht im Haushalt beim Freibad bereit.',
    strassen: ['Am Altrhein'],
    bezug: 'sprungturm-gutachten',
  },
  {
    kurz: 'sprungturm-gutachten',
    titel: 'Sprungturm im Freibad: Gutachten und Ausschreibung',
    wann: { vor: 2 },
    gremium: 'technik',
    amt: 'bauamt',
    einleitung:
      'Ein Gutachten sagt, was am Sprungturm repariert werden muss. Das Bauamt soll die Arbeiten ausschreiben.',
    sachverhalt: [
      'Geprüft wurden Fundament, Beton, Treppen und Geländer. Das Fundament hält. Treppen und Geländer erfüllen die heutige Norm nicht mehr.',
      'Verglichen wurden drei Wege: abbauen, nur sichern oder sanieren. Ein neuer Turm würde das Dreifache kosten; nur gesichert hielte der alte noch zwei Sommer.',
    ],
    beschluss:
      'Der Technische Ausschuss nimmt das Gutachten an und beauftragt das Bauamt, die Sanierung auszuschreiben.',
    kosten: 'Das Gutachten hat 8.400 € gekostet.',
    strassen: ['Am Altrhein'],
  },
  {
    kurz: 'wasserleitung-marktplatz',
    titel: 'Wasserleitung unter dem Marktplatz: Vergabe der Bauarbeiten',
    wann: { vor: 2 },
    vorberatung: 'technik',
    amt: 'stadtwerke',
    einleitung:
      'Die Leitung von 1931 ist dreimal gebrochen. Nun wird sie auf 60 m Länge ersetzt, solange das Pflaster noch hält.',
    sachverhalt: [
      'Der Bauhof nimmt das Pflaster Stein für Stein auf und legt es wieder so, wie es war. Die Leitungsarbeiten übernimmt eine Firma. Der Wochenmarkt bleibt auf der anderen Hälfte des Platzes.',
      'Vier Firmen haben Angebote abgegeben. Das Bauamt hat sie geprüft; das wirtschaftlichste liegt 2 Prozent unter der Berechnung.',
      'An einem Tag wird in 34 Häusern das Wasser abgestellt. Wer betroffen ist, erfährt es drei Tage vorher.',
    ],
    beschluss: 'Der Gemeinderat vergibt die Arbeiten an das wirtschaftlichste Angebot.',
    kosten: '910.000 € mit Pflaster und Planung. Bezahlt wird aus dem Wasserpreis, nicht aus Steuern.',
    strassen: ['Marktplatz', 'Kirchgasse'],
  },
  {
    kurz: 'faehrgasse-kanal',
    titel: 'Kanal in der Fährgasse: Baubeschluss',
    wann: { vor: 4 },
    vorberatung: 'technik',
    amt: 'bauamt',
    einleitung: 'Bei Starkregen läuft der Kanal in der Fährgasse über. Der neue fasst doppelt so viel.',
    sachverhalt: [
      'In den letzten Jahren stand dreimal Wasser in Kellern. Der alte Kanal stammt aus der Zeit, als die Fährgasse am Ortsrand lag; heute nimmt er das Wasser von drei Straßen auf.',
      'Gebaut wird in zwei Abschnitten von je acht Wochen. Zu Fuß kommen alle immer zu ihrem Haus. Für die Autos von 26 Haushalten gibt es Plätze am Gemeindehaus.',
      'Der Ortschaftsrat Unterweiler hat zugestimmt und gebeten, das neue Pflaster im Gemeindehaus zu besprechen.',
    ],
    beschluss:
      'Der Gemeinderat beschließt den Bau des Kanals in der Fährgasse. Das Bauamt schreibt die Arbeiten aus. Die Bürgermeisterin darf den Auftrag an das wirtschaftlichste Angebot vergeben, wenn es nicht über der Kostenberechnung liegt.',
    kosten: '740.000 €, davon 220.000 € vom Land. Der Rest wird über die Abwassergebühr bezahlt.',
    strassen: ['Fährgasse'],
  },
  {
    kurz: 'faehrgasse-pflaster',
    titel: 'Fährgasse: Pflaster, Bäume und Bänke',
    art: 'Antrag',
    von: 'unterweiler',
    wann: { vor: 1 },
    amt: 'bauamt',
    einleitung:
      'Die Unabhängigen Unterweiler möchten, dass die Menschen in der Fährgasse mitreden, bevor neu gepflastert wird.',
    sachverhalt: [
      'Wenn der Kanal liegt, ist die Gasse offen. Das ist der richtige Zeitpunkt, über Bäume, Bänke und einen stufenlosen Gehweg zu sprechen.',
      'Die Fraktion beantragt einen Abend im Gemeindehaus mit Plänen im Maßstab, auf denen alle zeichnen können.',
    ],
    beschluss:
      'Das Bauamt lädt die Anwohnerinnen und Anwohner der Fährgasse ein, bevor es den Plan für die Oberfläche vorlegt.',
    strassen: ['Fährgasse'],
    bezug: 'faehrgasse-kanal',
  },
  {
    kurz: 'rheinstrasse-schutzstreifen',
    titel: 'Schutzstreifen für Räder in der Rheinstraße',
    wann: { vor: 3 },
    vorberatung: 'technik',
    amt: 'bauamt',
    einleitung:
      'Auf 800 m bekommt die Rheinstraße auf beiden Seiten einen Streifen für Räder. Elf Parkplätze fallen weg.',
    sachverhalt: [
      'Auf der Rheinstraße fahren täglich 5.200 Autos und 430 Räder. In fünf Jahren gab es neun Unfälle mit Rädern, meist beim Überholen.',
      'Ein baulich getrennter Weg passt nicht zwischen die Häuser. Der Schutzstreifen ist 1,50 m breit; Autos dürfen ihn nur kreuzen, wenn niemand darauf fährt.',
      'Die elf Parkplätze liegen fünf Minuten vom Festplatz, auf dem immer Platz ist. Markiert wird im nächsten Sommer.',
    ],
    beschluss:
      'Der Gemeinderat stimmt den Schutzstreifen zu. Die Verkehrsbehörde wird um die Anordnung gebeten.',
    kosten: '74.000 € für Markierung und Schilder.',
    strassen: ['Rheinstraße'],
    nein: 6,
    enthaltungen: 1,
  },
  {
    kurz: 'radweg-lindenhof',
    titel: 'Radweg Kernstadt–Lindenhof: Vorentwurf',
    wann: { vor: 7 },
    vorberatung: 'technik',
    amt: 'bauamt',
    einleitung:
      'Zwischen der Kernstadt und Lindenhof fehlen 2,4 km Radweg. Der Vorentwurf zeigt, wo er verlaufen soll.',
    sachverhalt: [
      'Der Weg führt auf der Nordseite der Straße, mit zwei Metern Abstand und einer Querung am Lindenbach. Fast alle Grundstücke dafür gehören der Stadt; über die letzten verhandelt sie.',
      'Der Ortschaftsrat Lindenhof wünscht Licht bis zum Kelterhaus. Das ist im Entwurf enthalten; die Leuchten werden nur hell, wenn jemand kommt.',
      'Fertig sein soll der Weg 2028.',
    ],
    beschluss:
      'Der Gemeinderat stimmt dem Vorentwurf zu. Das Bauamt beantragt die Förderung und legt den Entwurf vor.',
    kosten: '1,9 Millionen €. Erwartet werden zwei Drittel von Bund und Land.',
    enthaltungen: 2,
  },
  {
    kurz: 'bruecke-lindenbach',
    titel: 'Brücke am Lindenbach: Ersatz durch eine Brücke aus Holz',
    wann: { vor: 9 },
    gremium: 'technik',
    amt: 'bauamt',
    einleitung:
      'Die 18 m lange Brücke trägt nur noch Fußgänger. Die neue soll auch Räder und Kinderwagen tragen.',
    sachverhalt: [
      'Die Träger der alten Brücke sind durchgerostet. Seit der letzten Prüfung ist sie für Räder gesperrt.',
      'Eine Brücke aus Lärchenholz kostet weniger als eine aus Stahl und kann vom Bauhof unterhalten werden. Sie wird 2,80 m breit und 2027 fertig.',
    ],
    beschluss: 'Der Technische Ausschuss beschließt den Bau einer Brücke aus Lärchenholz.',
    kosten: '168.000 €.',
  },
  {
    kurz: 'stadtpark-abrechnung',
    titel: 'Ausbau im Stadtpark: Abrechnung',
    art: 'Informationsvorlage',
    wann: { vor: 6 },
    amt: 'bauamt',
    einleitung:
      'Der neue Weg durch den Stadtpark ist fertig und kostet, was er kosten sollte. Keine Platane musste weichen.',
    sachverhalt: [
      'Der Umbau hat 1,1 Millionen € gekostet. Zwei Drittel hat das Land bezahlt. Teurer wurden die Stege über die Wurzeln, billiger das Licht.',
      'Die Zählstelle am Stadtpark misst seit der Freigabe. Das Bauamt berichtet nach einem vollen Jahr noch einmal.',
    ],
    ergebnis: 'zur_kenntnis',
    bezug: 'stadtpark-vergabe',
  },
  {
    kurz: 'stadtpark-vergabe',
    titel: 'Ausbau im Stadtpark: Vergabe der Wegebauarbeiten',
    wann: { vor: 16 },
    vorberatung: 'technik',
    amt: 'bauamt',
    einleitung:
      'Zwischen Bahnhof und Schulzentrum wird der Weg breiter, heller und für Räder und Füße getrennt.',
    sachverhalt: [
      'Der Weg ist 900 m lang und wird 3,50 m breit. Wer zu Fuß geht, bekommt einen eigenen Streifen aus Sandsteinplatten.',
      'An vier Stellen führt der Weg auf Stegen über die Wurzeln der Platanen. Eine Fachfrau für Bäume begleitet die Arbeiten.',
    ],
    beschluss: 'Der Gemeinderat vergibt die Wegebauarbeiten an das wirtschaftlichste Angebot.',
    kosten: '1,1 Millionen €, davon zwei Drittel vom Land.',
    strassen: ['Parkweg', 'Bahnhofstraße'],
    nein: 1,
  },
  {
    kurz: 'parkhaus-bahnhof',
    titel: 'Parkhaus am Bahnhof: Verschiebung um ein Jahr',
    wann: { vor: 1 },
    vorberatung: 'technik',
    amt: 'bauamt',
    einleitung:
      'Für das Parkhaus am Bahnhof ist die Förderung noch nicht sicher. Der Bau soll deshalb ein Jahr später beginnen.',
    sachverhalt: [
      'Geplant sind 180 Plätze auf drei Ebenen, mit Solardach und 60 überdachten Plätzen für Räder. Ohne Förderung müsste die Stadt 3,4 Millionen € allein bezahlen.',
      'Die Förderstelle entscheidet erst im nächsten Jahr. Wer vorher baut, bekommt nichts. Die 110 Plätze am Bahnhof bleiben bis dahin, wie sie sind.',
    ],
    beschluss: 'Der Gemeinderat verschiebt den Bau des Parkhauses am Bahnhof um ein Jahr.',
    kosten: 'In diesem Haushalt keine.',
    strassen: ['Bahnhofstraße'],
    nein: 4,
    enthaltungen: 2,
  },
  {
    kurz: 'mietwohnungen-rebgarten',
    titel: 'Zwölf Mietwohnungen im Rebgarten: Entwurf',
    wann: { vor: 5 },
    vorberatung: 'technik',
    amt: 'bauamt',
    einleitung:
      'Die Stadt baut selbst: ein Haus aus Holz mit zwölf Wohnungen, die sich auch Menschen mit wenig Geld leisten können.',
    sachverhalt: [
      'Vier Wohnungen haben zwei Zimmer, sechs haben drei, zwei haben fünf. Alle sind mit dem Aufzug erreichbar, drei mit dem Rollstuhl nutzbar.',
      'Die Miete liegt ein Drittel unter der ortsüblichen. Dafür zahlt das Land einen Zuschuss, und die Stadt bindet sich für 30 Jahre.',
      'Geheizt wird mit Nahwärme. Auf dem Dach liegen Module, deren Strom die Mieterinnen und Mieter günstig beziehen.',
    ],
    beschluss: 'Der Gemeinderat stimmt dem Entwurf zu und beauftragt das Bauamt mit dem Bauantrag.',
    kosten: '3,9 Millionen €, verteilt auf drei Jahre. Zuschuss des Landes: 1,2 Millionen €.',
    strassen: ['Rieslingweg'],
    nein: 2,
    enthaltungen: 1,
  },
  {
    kurz: 'rebgarten-vergaberegeln',
    titel: 'Rebgarten, zweiter Abschnitt: Regeln und Preise für die 22 Bauplätze',
    wann: { vor: 3 },
    vorberatung: 'verwaltung',
    amt: 'grundstuecke',
    einleitung:
      'Wer einen der 22 Plätze bekommt, entscheiden Punkte: für Kinder, für Jahre in Rebenau, für ein Ehrenamt und für Pflege.',
    sachverhalt: [
      'Die Regeln des ersten Abschnitts haben sich bewährt. Neu ist, dass auch zählt, wer in Rebenau arbeitet, ohne hier zu wohnen. Das verlangt das europäische Recht.',
      'Die Preise richten sich nach der Art des Platzes: 365 € je Quadratmeter für Reihenhäuser, 385 € für Doppelhaushälften, 420 € für Einfamilienhäuser. Für jedes Kind im Haushalt zieht die Stadt 3.000 € ab.',
    ],
    beschluss: 'Der Gemeinderat beschließt die Regeln und Preise für den zweiten Abschnitt im Rebgarten.',
    strassen: ['Rieslingweg', 'Gartenstraße'],
    nein: 2,
  },
  {
    kurz: 'solar-rebstoeckle',
    titel: 'Solardächer auf der Kita Rebstöckle und dem Gerätehaus Unterweiler',
    wann: { vor: 2 },
    gremium: 'technik',
    amt: 'klimaschutz',
    einleitung:
      'Sieben von zehn städtischen Dächern tragen schon Module. Nun sollen das achte und neunte folgen.',
    sachverhalt: [
      'Die Kita braucht ihren Strom tagsüber, wenn die Sonne scheint. Das Gerätehaus bekommt einen Speicher, damit auch bei Stromausfall Licht und Tore gehen.',
      'Beide Dächer sind geprüft und tragen die Last. Gebaut wird in den Ferien.',
    ],
    beschluss: 'Der Technische Ausschuss beschließt den Bau beider Anlagen.',
    kosten: '164.000 €. Die Ersparnis liegt bei 15.000 € im Jahr.',
    strassen: ['Am Steinberg', 'Fährgasse'],
  },
  {
    kurz: 'solar-schillerschule',
    titel: 'Solardach auf der Schillerschule: Vergabe',
    wann: { vor: 11 },
    gremium: 'technik',
    amt: 'klimaschutz',
    einleitung:
      'Auf die Schillerschule kommen 244 Module. Sie liefern Strom für Schule, Turnhalle und Rathaus.',
    sachverhalt: [
      'Die Anlage soll im Jahr 86.000 kWh liefern. Sie macht sich nach Rechnung der Stadt in elf Jahren bezahlt.',
      'In der Eingangshalle zeigt eine Anzeige, was gerade vom Dach kommt.',
    ],
    beschluss: 'Der Technische Ausschuss vergibt Lieferung und Montage an das wirtschaftlichste Angebot.',
    kosten: '142.000 €.',
    strassen: ['Schulstraße'],
  },
  {
    kurz: 'schillerschule-fenster',
    titel: 'Schillerschule: Fenster, Heizung und Toiletten, Baubeschluss',
    wann: { vor: 14 },
    vorberatung: 'bildung',
    amt: 'bauamt',
    einleitung:
      'Die Schillerschule ist das größte Vorhaben der nächsten Jahre. Gebaut wird in Abschnitten, damit der Unterricht weitergeht.',
    sachverhalt: [
      'Durch die alten Fenster zieht es, die Heizung stammt von 1989, und die Toiletten im Erdgeschoss sind nicht für Rollstühle geeignet.',
      'Geplant sind neue Fenster mit Sonnenschutz, Wärmepumpen und neue Toiletten auf jedem Stockwerk. Jeder Abschnitt umfasst vier Klassenzimmer; so lange lernen die Kinder in der Alten Post.',
      'Der Ausstoß an CO2 sinkt um 190 Tonnen im Jahr. Das Dach ist schon gedämmt und trägt künftig Module.',
    ],
    beschluss: 'Der Gemeinderat beschließt die Sanierung der Schillerschule in vier Abschnitten bis 2028.',
    kosten: '6,8 Millionen €, davon etwa 60 Prozent von Bund und Land.',
    strassen: ['Schulstraße'],
    enthaltungen: 2,
  },
  {
    kurz: 'schillerschule-zwischenbericht',
    titel: 'Schillerschule: Stand der Bauarbeiten',
    art: 'Informationsvorlage',
    wann: { vor: 3 },
    gremium: 'bildung',
    amt: 'bauamt',
    einleitung: 'Der erste Bauabschnitt an der Schillerschule ist fertig, der zweite läuft nach Plan.',
    sachverhalt: [
      'Vier Klassenzimmer haben neue Fenster. Gemessen wurde auch die Luft: Sie ist besser, weil die Fenster sich wieder ganz öffnen lassen.',
      'Zwei Nachträge kosten zusammen 38.000 €. Sie sind aus dem Posten für Unvorhergesehenes bezahlt.',
    ],
    strassen: ['Schulstraße'],
    ergebnis: 'zur_kenntnis',
    bezug: 'schillerschule-fenster',
  },
  {
    kurz: 'kirchgasse-kelterstrasse',
    titel: 'Kirchgasse und Kelterstraße: Pflaster ohne Stolperstellen',
    wann: { vor: 12 },
    vorberatung: 'technik',
    amt: 'bauamt',
    einleitung:
      'In zwei Gassen der Altstadt wird ein Streifen Pflaster geschliffen, damit Rollator und Kinderwagen nicht mehr hüpfen.',
    sachverhalt: [
      'Das alte Pflaster bleibt liegen. In der Mitte wird auf 1,40 m Breite jeder Stein aufgenommen, oben gesägt und wieder verlegt. Das Landesamt für Denkmalpflege stimmt zu.',
      'Zwei Probefelder vor der Zehntscheuer haben Menschen mit Rollator, Rollstuhl und Blindenstock getestet.',
    ],
    beschluss: 'Der Gemeinderat beschließt den Umbau in der Kirchgasse und der Kelterstraße.',
    kosten: '310.000 €, davon 120.000 € aus der Städtebauförderung.',
    strassen: ['Kirchgasse', 'Kelterstraße'],
    nein: 1,
  },
  {
    kurz: 'gartenstrasse-tempo',
    titel: 'Gartenstraße: Tempo 30 auf dem Weg zum Kindergarten',
    art: 'Antrag',
    von: 'miteinander',
    wann: { vor: 8 },
    amt: 'ordnungsamt',
    einleitung:
      'Vor dem Kindergarten soll langsamer gefahren werden. Die Fraktion beantragt Tempo 30 für die Zeit, in der Kinder dorthin unterwegs sind.',
    sachverhalt: [
      'Jeden Morgen queren rund 80 Kinder die Gartenstraße. Heute gilt dort Tempo 50.',
      'Seit der Änderung der Straßenverkehrsordnung ist Tempo 30 vor Kindergärten leichter möglich. Die Verwaltung unterstützt den Antrag. Nachts und am Wochenende bleibt es bei Tempo 50.',
    ],
    beschluss:
      'Die Stadt beantragt bei der Verkehrsbehörde Tempo 30 auf der Gartenstraße vor dem Haus Nummer 21, montags bis freitags von 06:30 bis 17:00 Uhr.',
    strassen: ['Gartenstraße'],
    nein: 3,
    enthaltungen: 2,
  },
  {
    kurz: 'lindenweg-gehweg',
    titel: 'Gehweg im Lindenweg beim Seniorenzentrum',
    wann: { vor: 10 },
    gremium: 'technik',
    amt: 'bauamt',
    einleitung: 'Der Gehweg im Lindenweg ist zu schmal für zwei Rollatoren. Er wird auf 120 m verbreitert.',
    sachverhalt: [
      'Der Weg wird 2,20 m breit. Vier Parkplätze fallen weg, eine Bank kommt dazu. Die Ausfahrt der Feuerwehr bleibt, wie sie ist.',
    ],
    beschluss: 'Der Technische Ausschuss beschließt die Verbreiterung.',
    kosten: '58.000 €.',
    strassen: ['Lindenweg'],
  },
  {
    kurz: 'rheinweg-fahrbahn',
    titel: 'Rheinweg: neue Fahrbahn zwischen Bauhof und Wasserwerk',
    wann: { vor: 13 },
    gremium: 'technik',
    amt: 'bauamt',
    einleitung: 'Die Fahrbahn im Rheinweg ist an vielen Stellen gebrochen. Auf 400 m kommt eine neue Decke.',
    sachverhalt: [
      'Gebaut wird an drei Wochenenden, damit die Betriebe erreichbar bleiben. Zugleich werden Leerrohre für Glasfaser mit verlegt.',
      'Der Wertstoffhof bleibt offen; die Zufahrt führt so lange über das Wasserwerk.',
    ],
    beschluss: 'Der Technische Ausschuss vergibt die Arbeiten an das wirtschaftlichste Angebot.',
    kosten: '212.000 €.',
    strassen: ['Rheinweg'],
  },
  {
    kurz: 'strassenprogramm',
    titel: 'Straßenprogramm: Welche Straßen als Nächstes an der Reihe sind',
    wann: { vor: 17 },
    vorberatung: 'technik',
    amt: 'bauamt',
    einleitung:
      'Alle 61 km Straßen sind angeschaut und benotet worden. Die schlechtesten sollen in den nächsten fünf Jahren erneuert werden.',
    sachverhalt: [
      'Zwölf Straßen bekamen die Note 5 oder 6. Vorgezogen wird, wo ohnehin Leitungen erneuert werden: Rheinweg, Torgasse, Spitalgasse und Waldstraße.',
      'Jede Straße wird noch einmal einzeln beschlossen. Wer dort wohnt, wird vorher eingeladen.',
    ],
    beschluss: 'Der Gemeinderat beschließt das Straßenprogramm als Grundlage für die nächsten Haushalte.',
    kosten: 'Im Schnitt 450.000 € im Jahr.',
    strassen: ['Rheinweg', 'Torgasse', 'Spitalgasse', 'Waldstraße'],
    enthaltungen: 3,
  },
  {
    kurz: 'spitalgasse-beleuchtung',
    titel: 'Dunkle Ecken in der Spitalgasse',
    art: 'Anfrage',
    von: 'buergerliste',
    wann: { vor: 13 },
    amt: 'bauhof',
    einleitung: 'Die Bürgerliste fragt, warum zwischen Altem Spital und Stadtmauer nachts kein Licht brennt.',
    sachverhalt: [
      'Antwort der Verwaltung: Zwei alte Leuchten hingen an einem Haus, das gerade saniert wird. Der Bauhof stellt bis zum Ende der Arbeiten zwei Masten auf.',
      'Danach kommen Leuchten, die nach unten strahlen, damit Fledermäuse ungestört bleiben.',
    ],
    strassen: ['Spitalgasse'],
    ergebnis: 'zur_kenntnis',
  },
  {
    kurz: 'lindenbach-oeffnung',
    titel: 'Am Lindenbach: Schlussabrechnung der Erschließung',
    art: 'Informationsvorlage',
    wann: { vor: 15 },
    gremium: 'technik',
    amt: 'bauamt',
    einleitung:
      'Das kleine Baugebiet in Lindenhof ist fertig erschlossen. Der Bach fließt wieder offen hindurch.',
    sachverhalt: [
      'Die Erschließung hat 9.000 € weniger gekostet als geplant. Alle neun Plätze sind vergeben. Der Bach hat beim ersten Hochwasser gezeigt, dass sein Bett groß genug ist.',
    ],
    ergebnis: 'zur_kenntnis',
  },
  {
    kurz: 'rheintalhalle-huelle',
    titel: 'Rheintalhalle: Entwurf für eine neue Hülle',
    wann: { vor: 9 },
    vorberatung: 'technik',
    amt: 'bauamt',
    einleitung:
      'Die Rheintalhalle verliert zu viel Wärme. Ein Entwurf zeigt, wie sie bis 2031 eine neue Hülle bekommt.',
    sachverhalt: [
      'Dach und Wände stammen von 1974. Der Entwurf sieht eine Fassade aus Holz vor, die in Feldern vorgefertigt wird. So bleibt die Halle nur einen Sommer lang geschlossen.',
      'Die Vereine sind gehört worden. Der Turnverein wünscht eine Kletterwand an der Nordseite; sie ist als eigener Posten ausgewiesen.',
    ],
    beschluss:
      'Der Gemeinderat stimmt dem Entwurf zu. Über den Bau wird entschieden, wenn die Förderung feststeht.',
    kosten: '5,5 Millionen €. Für die Planung bis zum Bauantrag werden 240.000 € freigegeben.',
    nein: 4,
    enthaltungen: 1,
  },
  {
    kurz: 'glasfaser-unterweiler',
    titel: 'Glasfaser in Unterweiler: Vertrag über die Mitbenutzung der Leerrohre',
    wann: { vor: 11 },
    amt: 'grundstuecke',
    einleitung: 'Damit schnelles Internet nach Unterweiler kommt, überlässt die Stadt ihre leeren Rohre.',
    sachverhalt: [
      'Die Stadt hat bei jedem Kanalbau Rohre mit verlegt. Ein Anbieter möchte sie nutzen und baut im Gegenzug in jede Straße aus, auch in die drei Höfe am Altrhein.',
      'Der Ausbau endet nach dem Vertrag Ende nächsten Jahres. Wer keinen Anschluss möchte, muss keinen nehmen.',
    ],
    beschluss: 'Der Gemeinderat stimmt dem Vertrag zu.',
    kosten: 'Keine. Die Stadt bekommt eine Pacht von 4.200 € im Jahr.',
    enthaltungen: 1,
  },
]
