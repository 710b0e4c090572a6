/**
 * What people ask in Rebenau, and the pages that answer it: the judged questions of the search. A line is the question
 * and its pages, divided by `>`; several pages by a blank. Most expectations were written down before measuring; some
 * were widened or moved when the town got a better page for the question.
 */
export const urteile: readonly { frage: string; seiten: readonly string[] }[] = `
Personalausweis > /rathaus/leistungen/personalausweis
personalausweis beantragen > /rathaus/leistungen/personalausweis
Perso > /rathaus/leistungen/personalausweis
neuer Perso > /rathaus/leistungen/personalausweis
Personalausweiss > /rathaus/leistungen/personalausweis
Personal ausweis > /rathaus/leistungen/personalausweis
Ausweis verloren > /rathaus/leistungen/ausweis-verloren
Reisepass > /rathaus/leistungen/reisepass
Reisepas > /rathaus/leistungen/reisepass
Pass für Kinder > /rathaus/leistungen/reisepass
Führerschein > /rathaus/leistungen/fuehrerschein
Fuehrerschein umtauschen > /rathaus/leistungen/fuehrerschein
Fürerschein > /rathaus/leistungen/fuehrerschein
Führungszeugnis > /rathaus/leistungen/fuehrungszeugnis
polizeiliches Führungszeugnis > /rathaus/leistungen/fuehrungszeugnis
fuhrungszeugnis > /rathaus/leistungen/fuehrungszeugnis
Meldebescheinigung > /rathaus/leistungen/meldebescheinigung
Beglaubigung > /rathaus/leistungen/beglaubigung
Kopie beglaubigen > /rathaus/leistungen/beglaubigung
Fundbüro > /rathaus/leistungen/fundsachen
Schlüssel verloren > /rathaus/leistungen/fundsachen
Briefwahl > /rathaus/leistungen/wahlschein
Wahlschein > /rathaus/leistungen/wahlschein
ummelden > /rathaus/leistungen/wohnsitz-ummelden
Wohnsitz anmelden > /rathaus/leistungen/wohnsitz-anmelden /rathaus/buergerbuero/wohnsitz
Wo melde ich mich nach dem Umzug an? > /rathaus/lebenslagen/umzug /rathaus/leistungen/wohnsitz-ummelden
abmelden Wohnsitz > /rathaus/leistungen/wohnsitz-abmelden
Auskunftssperre > /rathaus/leistungen/auskunftssperre
Bürgerbüro > /rathaus/buergerbuero
Buergerbuero > /rathaus/buergerbuero
BÜRGERBÜRO > /rathaus/buergerbuero
Bürgerbüro Öffnungszeiten > /rathaus/buergerbuero
Einwohnermeldeamt > /rathaus/buergerbuero
Bürgerburo > /rathaus/buergerbuero
Bürgermeisterin > /rathaus/buergermeisterin
Bürgermeister > /rathaus/buergermeisterin
Katharina Lehmann > /rathaus/buergermeisterin
Lehmann > /rathaus/buergermeisterin
Gemeinderat > /rathaus/gemeinderat
Gemeinderatt > /rathaus/gemeinderat
Stadtrat > /rathaus/gemeinderat
Jugendrat > /rathaus/gemeinderat /leben/jugend
Haushalt > /rathaus/haushalt
Haushaltssatzung > /medien/haushaltssatzung.pdf /bekanntmachungen/haushaltssatzung
Satzungen > /rathaus/ortsrecht
Ortsrecht > /rathaus/ortsrecht
Wahlen > /rathaus/wahlen
Ämter > /rathaus/aemter
Aemter > /rathaus/aemter
Stellenangebote > /rathaus/stellen
Arbeiten bei der Stadt > /rathaus/stellen
Azubi > /rathaus/stellen
Ausbildung > /aktuelles/ausbildung-bei-der-stadt
Müll > /leben/abfall
Muell > /leben/abfall
Mülltonne > /leben/abfall
Abfuhr Müll > /leben/abfall
Müllabfuhr > /leben/abfall
Sperrmüll > /rathaus/leistungen/sperrmuell /leben/abfall
Sperrmuel > /rathaus/leistungen/sperrmuell /leben/abfall
Gelber Sack > /leben/abfall
Wertstoffhof > /leben/abfall
Wertstofhof > /leben/abfall
Biotonne > /rathaus/leistungen/abfalltonne /medien/abfallkalender-merkblatt.pdf
amtliche Müllsäcke > /medien/abfallkalender-merkblatt.pdf
Energiesparlampen entsorgen > /medien/abfallkalender-merkblatt.pdf
Altöl > /medien/abfallkalender-merkblatt.pdf
Hundesteuer > /medien/hundesteuersatzung.pdf /bekanntmachungen/hundesteuersatzung
Hund anmelden > /rathaus/leistungen/hundesteuer /rathaus/lebenslagen/haustiere /medien/hundesteuersatzung.pdf
Hundemarke > /medien/hundesteuersatzung.pdf
Blindenführhund > /medien/hundesteuersatzung.pdf
Kampfhund > /rathaus/leistungen/hundesteuer /medien/hundesteuersatzung.pdf
Kita > /leben/familie/kita
Kindergartenplatz > /leben/familie/kita
Krippe > /leben/familie/kita
Kindergarten Regenbogen > /aktuelles/kindergarten-neue-gruppe /leben/familie/kita
Familie > /leben/familie
Senioren > /leben/senioren
Altersheim > /leben/senioren
Jugend > /leben/jugend
Deutschkurs > /leben/integration
Integration > /leben/integration
Feuerwehr > /leben/feuerwehr
Feuerwher > /leben/feuerwehr
freiwillige Feuerwehr > /leben/feuerwehr
Arzt > /leben/gesundheit
Apotheke > /leben/gesundheit
Notdienst > /leben/gesundheit
Wirtschaft > /wirtschaft
Bauplatz > /bauen/baugebiete/rebgarten
Bauplätze Rebgarten > /bauen/baugebiete/rebgarten
Bebauungsplan > /rathaus/leistungen/bebauungsplan /bekanntmachungen/bebauungsplan-rebgarten-auslegung /medien/bekanntmachung-bebauungsplan-rebgarten.pdf
Zauneidechse > /medien/bekanntmachung-bebauungsplan-rebgarten.pdf
Grundstück kaufen > /bauen/baugebiete/rebgarten
Wein > /stadt/wein
Weinfest > /veranstaltungen/weinfest
Rundwege > /stadt/rundwege
wandern > /stadt/rundwege
Wochenmarkt > /stadt/wochenmarkt
Markttag > /stadt/wochenmarkt
Stadtgeschichte > /stadt/geschichte
Geschichte der Stadt > /stadt/geschichte
Einwohnerzahl > /stadt/zahlen
Ortsteile > /stadt/ortsteile
Unterweiler > /stadt/ortsteile
Partnerstadt > /stadt/partnerstadt
Hotel > /stadt/uebernachten
Übernachtung > /stadt/uebernachten
Parken > /stadt/parken
Parkplatz > /stadt/parken
Bus > /stadt/mobilitaet
Fahrplan > /stadt/mobilitaet
Bürgerbus > /aktuelles/buergerbus-neue-zeiten
Kontakt > /kontakt
Impressum > /impressum
Datenschutz > /datenschutz
Barrierefreiheit > /barrierefreiheit
Leichte Sprache > /leichte-sprache
Gebärdensprache > /gebaerdensprache
Schlagloch melden > /schaden-melden
Straßenlampe kaputt > /schaden-melden
Amtsblatt > /bekanntmachungen
Schöffen > /bekanntmachungen/wahl-schoeffinnen-und-schoeffen
Bücherei > /buecherei
Buecherei > /buecherei
Bibliothek > /buecherei
Büchrei > /buecherei
Büchereiausweis > /rathaus/leistungen/buechereiausweis /buecherei/ausweis
Onleihe > /buecherei/digital
E-Books > /buecherei/digital
Bücherei Gebühren > /buecherei/gebuehren
Bücher verlängern > /buecherei/ausleihe
Vorlesestunde > /veranstaltungen/vorlesestunde
Schillerschule > /schillerschule
Schillerschule Anmeldung > /schillerschule/anmeldung
Mittagessen Schule > /schillerschule/ganztag
Schulanfang Materialliste > /medien/elternbrief-schulanfang.pdf
Kopfläuse > /medien/elternbrief-schulanfang.pdf
Jahnschule > /jahnschule
Jahnschule Sekretariat > /jahnschule/sekretariat
Schulweg > /jahnschule/schulweg
Hühner > /jahnschule/garten
Musikschule > /jugendmusikschule
Jugendmusikschule Gebühren > /jugendmusikschule/gebuehren
Instrument leihen > /jugendmusikschule/leihinstrumente
Geige lernen > /jugendmusikschule/faecher
Orchester > /jugendmusikschule/ensembles
Klimaschutz > /klimaschutz
Photovoltaik > /klimaschutz/solar
Solaranlage > /klimaschutz/solar
Energieberatung > /klimaschutz/energieberatung
Wärmeplanung > /klimaschutz/waermeplanung
Waermeplanung > /klimaschutz/waermeplanung
Förderung Klima > /klimaschutz/foerderung
Radweg > /aktuelles/radweg-stadtpark /klimaschutz/radverkehr
Freibad > /freibad
Schwimmbad > /freibad
Freibad Preise > /freibad/preise
Eintritt Freibad > /freibad/preise
Freibad Öffnungszeiten > /freibad/oeffnungszeiten
Schwimmkurs > /freibad/kurse
Badeordnung > /medien/freibad-badeordnung.pdf
Grillen verboten > /medien/freibad-badeordnung.pdf
Pommes > /freibad/kiosk
Freibad Rollstuhl > /freibad/barrierefrei
Fasching > /veranstaltungen/fasnachtsumzug
Weihnachtsmarkt > /veranstaltungen/adventsmarkt
Flohmarkt > /veranstaltungen/flohmarkt
Martinsumzug > /veranstaltungen/martinsumzug
Repair Café reparieren > /veranstaltungen/reparaturwerkstatt
Heirat > /rathaus/lebenslagen/heirat
Hochzeit > /rathaus/lebenslagen/heirat
Geburt > /rathaus/lebenslagen/geburt /rathaus/leistungen/geburt-anzeigen
Todesfall > /rathaus/lebenslagen/todesfall
Sterbefall > /rathaus/leistungen/sterbefall-anzeigen /rathaus/lebenslagen/todesfall
Gewerbe anmelden > /rathaus/leistungen/gewerbe-anmelden
Standesamt > /rathaus/aemter/standesamt
Bauhof > /rathaus/aemter/bauhof
Rebenau-Pass > /rathaus/leistungen/rebenau-pass
Geburtsurkunde > /rathaus/leistungen/geburtsurkunde
Rentenantrag > /rathaus/leistungen/rentenantrag
Saisonkarte > /rathaus/leistungen/saisonkarte-freibad
030 23125-110 > /rathaus/buergerbuero
030/23125205 > /freibad/barrierefrei
Marco Lutz > /freibad/kurse
Nadja Brenner > /schillerschule/kollegium /schillerschule
`
  .trim()
  .split('\n')
  .map(line => {
    const [frage = '', seiten = ''] = line.split(' > ')
    return { frage, seiten: seiten.split(' ') }
  })
