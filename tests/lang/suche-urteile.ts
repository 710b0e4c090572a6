/**
 * The judged questions of the search: what people in Rebenau ask, and the pages that answer it. Each line is
 * a question, ` > ` and its pages, separated by spaces. The questions are those of a week at each desk of the
 * town hall: words, whole sentences, typing errors, numbers, names, words of Baden and of other languages.
 * Most expectations were written before measuring; some were widened or moved when the town got a better page
 * for the question.
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
Ausbildung > /rathaus/stellen
Müll > /leben/abfall
Muell > /leben/abfall
Mülltonne > /leben/abfall
Abfuhr Müll > /leben/abfall
Müllabfuhr > /leben/abfall
Sperrmüll > /rathaus/leistungen/sperrmuell /leben/abfall
Sperrmuel > /rathaus/leistungen/sperrmuell /leben/abfall
Gelber Sack > /leben/abfall
Wertstoffhof > /rathaus/aemter/wertstoffhof /leben/abfall
Wertstofhof > /rathaus/aemter/wertstoffhof /leben/abfall
Biotonne > /rathaus/leistungen/abfalltonne /medien/abfallkalender-merkblatt.pdf
amtliche Müllsäcke > /medien/abfallkalender-merkblatt.pdf
Energiesparlampen entsorgen > /medien/abfallkalender-merkblatt.pdf
Altöl > /medien/abfallkalender-merkblatt.pdf
Hundesteuer > /rathaus/leistungen/hundesteuer /medien/hundesteuersatzung.pdf
Hund anmelden > /rathaus/leistungen/hundesteuer /leichte-sprache/hund /medien/hundesteuersatzung.pdf
Hundemarke > /rathaus/leistungen/hundesteuer /medien/hundesteuersatzung.pdf
Blindenführhund > /medien/hundesteuersatzung.pdf
Kampfhund > /rathaus/leistungen/hundesteuer /medien/hundesteuersatzung.pdf
Kita > /leben/familie/kita
Kindergartenplatz > /leben/familie/kita
Krippe > /leben/familie/kita
Kindergarten Regenbogen > /rathaus/aemter/kindergarten-regenbogen /leben/familie/kita
Familie > /leben/familie
Senioren > /leben/senioren /rathaus/aemter/sozialamt
Altersheim > /leben/senioren
Jugend > /leben/jugend /rathaus/aemter/jugendhaus
Deutschkurs > /leben/integration
Integration > /leben/integration
Feuerwehr > /leben/feuerwehr
Feuerwher > /leben/feuerwehr
freiwillige Feuerwehr > /leben/feuerwehr
Arzt > /leben/gesundheit
Apotheke > /leben/aerzte /leben/gesundheit
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
Unterweiler > /rathaus/aemter/ortsverwaltung-unterweiler /stadt/ortsteile
Partnerstadt > /stadt/partnerstadt
Hotel > /stadt/uebernachten
Übernachtung > /stadt/uebernachten /stadt/gastgeber
Parken > /stadt/parken
Parkplatz > /stadt/parken
Bus > /stadt/mobilitaet
Fahrplan > /stadt/mobilitaet
Bürgerbus > /rathaus/leistungen/buergerbus /aktuelles/buergerbus-neue-zeiten
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
Grillen verboten > /freibad/kiosk
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
030/23125205 > /freibad
Marco Lutz > /freibad
Nadja Brenner > /schillerschule/kollegium /schillerschule
was kostet ein neuer personalausweis > /rathaus/leistungen/personalausweis
Wie melde ich mich um? > /rathaus/leistungen/wohnsitz-ummelden
mein ausweis läuft ab was muss ich tun > /rathaus/leistungen/personalausweis
ausweis abgelaufen > /rathaus/leistungen/personalausweis
wie lange dauert ein reisepass > /rathaus/leistungen/reisepass
brauche ich für den ausweis ein passbild > /rathaus/leistungen/personalausweis
Kann man im Bürgerbüro ein Foto machen? > /aktuelles/foto-im-buergerbuero /rathaus/buergerbuero
kann jemand anders meinen ausweis abholen > /rathaus/leistungen/personalausweis
wann hat das bürgerbüro offen > /rathaus/buergerbuero
hat das rathaus samstags auf > /rathaus
Einwohnermeldamt öffnungszeiten > /rathaus/buergerbuero
umgezogen wo muss ich mich anmelden > /rathaus/leistungen/wohnsitz-anmelden /rathaus/buergerbuero/wohnsitz
wohnungsgeberbestätigung > /rathaus/leistungen/wohnsitz-anmelden
Wohnungsgeber > /rathaus/leistungen/wohnsitz-anmelden
Ich ziehe aus Rebenau weg > /rathaus/leistungen/wohnsitz-abmelden /rathaus/lebenslagen/wegzug
neu zugezogen > /rathaus/lebenslagen/neu-in-rebenau
geldbeutel verloren > /rathaus/leistungen/fundsachen
handy gefunden wo abgeben > /rathaus/leistungen/fundsachen
portmonee verloren > /rathaus/leistungen/fundsachen
perso geklaut > /rathaus/leistungen/ausweis-verloren /rathaus/leistungen/personalausweis
führungzeugnis > /rathaus/leistungen/fuehrungszeugnis
erweitertes führungszeugnis für verein > /rathaus/leistungen/fuehrungszeugnis
zeugnis beglaubigen lassen > /rathaus/leistungen/beglaubigung
meldebescheinigng > /rathaus/leistungen/meldebescheinigung
alten führerschein tauschen bis wann > /rathaus/leistungen/fuehrerschein
internationaler führerschein > /rathaus/leistungen/fuehrerschein
müllabfur > /leben/abfall
wann wird die gelbe tonne geholt > /leben/abfall
wann kommt die müllabfuhr in unterweiler > /leben/abfall
Tonne wurde nicht geleert > /leben/abfall
biomüll tonne bestellen > /rathaus/leistungen/abfalltonne
größere mülltonne > /rathaus/leistungen/abfalltonne
sperrmül anmelden > /rathaus/leistungen/sperrmuell
wohin mit der alten matratze > /rathaus/leistungen/sperrmuell /leben/abfall
wertstoffhof öffnungszeiten > /rathaus/aemter/wertstoffhof /leben/abfall
wo kann ich bauschutt abgeben > /leben/abfall /rathaus/leistungen/sperrmuell
grünschnitt > /leben/abfall
altglas container > /leben/abfall
elektroschrott > /rathaus/aemter/wertstoffhof /leben/abfall
batterien entsorgen > /leben/abfall /medien/abfallkalender-merkblatt.pdf
schwimbad > /freibad
freibat > /freibad
freibat öfnungszeiten > /freibad/oeffnungszeiten
was kostet der eintritt ins freibad > /freibad/preise
wann macht das freibad auf > /freibad/oeffnungszeiten
wassertemperatur freibad > /freibad
zehnerkarte schwimmbad > /freibad/preise /rathaus/leistungen/saisonkarte-freibad
jahreskarte freibad > /rathaus/leistungen/saisonkarte-freibad /freibad/preise
seepferdchen > /freibad/kurse
hund mit ins freibad > /freibad/baderegeln
Kinderbetreung > /leben/familie/kita /rathaus/leistungen/kita-anmeldung
kita platz anmelden > /rathaus/leistungen/kita-anmeldung /leben/familie/kita
was kostet der kindergarten > /leben/familie/kita
Kindergarden > /leben/familie/kita
hort > /schillerschule/ganztag /jahnschule/betreuung
nachmittagsbetreuung grundschule > /schillerschule/ganztag /jahnschule/betreuung
Ferienbetreung > /rathaus/leistungen/ferienbetreuung
schulanmeldung > /schillerschule/anmeldung /jahnschule/anmeldung
einschulung > /schillerschule/anmeldung /jahnschule/anmeldung
wann ist schulanfang in der schillerschule > /schillerschule/anmeldung
rektorin schillerschule > /schillerschule /schillerschule/kollegium
sekretariat schillerschule telefon > /schillerschule/sekretariat
mein kind ist krank jahnschule > /jahnschule/sekretariat /jahnschule
blockflöte unterricht > /jugendmusikschule/faecher
was kostet klavierunterricht > /jugendmusikschule/gebuehren
probestunde musikschule > /jugendmusikschule/anmeldung
Musikalische Früherziehung > /jugendmusikschule/fruehe-musik
rentenberatung > /rathaus/leistungen/rentenantrag /rathaus/aemter/sozialamt
wer hilft mir beim rentenantrag > /rathaus/leistungen/rentenantrag
wohngeld beantragen > /rathaus/leistungen/wohngeld
schwerbehindertenausweis verlängern > /rathaus/leistungen/schwerbehindertenausweis
pflegeheim > /leben/senioren
mittagstisch senioren > /leben/senioren
nachbarschaftshilfe > /verzeichnis/nachbarschaftshilfe-rebenau
gewerbeanmeldng > /rathaus/leistungen/gewerbe-anmelden
gewerbeschein > /rathaus/leistungen/gewerbe-anmelden
imbisswagen aufstellen > /rathaus/leistungen/sondernutzung
straßenfest genehmigung > /rathaus/leistungen/strassensperrung
halteverbot für umzug > /rathaus/leistungen/strassensperrung
bewohnerparkausweis > /rathaus/leistungen/parkausweis-bewohner
behindertenparkplatz > /rathaus/leistungen/parkausweis-behinderung
straßenlaterne > /schaden-melden /fehler-melden
laterne flackert > /schaden-melden /fehler-melden
wilder müll im wald > /schaden-melden /fehler-melden
nachbar laute musik > /rathaus/leistungen/ruhestoerung
ruhezeiten rasenmähen > /rathaus/leistungen/ruhestoerung
grundsteuer bescheid > /rathaus/leistungen/grundsteuer
abwassergebühr > /rathaus/aemter/stadtwerke
wasserzähler melden > /rathaus/leistungen/wasserzaehler
rohrbruch > /rathaus/aemter/stadtwerke
lastschrift > /rathaus/leistungen/sepa-lastschrift
hundesteuer höhe > /medien/hundesteuersatzung.pdf /rathaus/leistungen/hundesteuer
hund abmelden > /rathaus/leistungen/hundesteuer
bauantrag abgeben > /rathaus/leistungen/bauantrag
carport genehmigung > /rathaus/leistungen/bauantrag
darf ich meinen baum fällen > /rathaus/leistungen/baumfaellung
was kostet ein bauplatz > /bauen/baugebiete/rebgarten
kirchenaustrit > /rathaus/leistungen/kirchenaustritt
aus der kirche austreten > /rathaus/leistungen/kirchenaustritt
heiraten im standesamt > /rathaus/leistungen/eheschliessung-anmelden /rathaus/aemter/standesamt
Nachnamen ändern nach Scheidung > /rathaus/leistungen/namen-aendern
vaterschaftsanerkennung > /rathaus/leistungen/vaterschaft-anerkennen
oma ist gestorben was tun > /rathaus/lebenslagen/todesfall
friedhof grab verlängern > /rathaus/leistungen/grabnutzung
angelschein > /rathaus/leistungen/fischereischein
feuerwerk geburtstag > /rathaus/leistungen/feuerwerk
briefwal beantragen > /rathaus/leistungen/wahlschein
ich will wahlhelfer werden > /rathaus/wahlen
wann ist die nächste gemeinderatssitzung > /rathaus/gemeinderat
sprechstunde bürgermeisterin > /veranstaltungen/buergersprechstunde /rathaus/buergermeisterin
praktikum bei der stadt > /rathaus/stellen /rathaus/aemter/personal
030 23125-100 > /rathaus
23125-160 > /rathaus/aemter/bauamt
23125280 > /rathaus/aemter/wertstoffhof
Helga Ritter > /rathaus/aemter/sozialamt /leben/senioren
Frau Arslan > /rathaus/buergerbuero
Emre Aydin > /rathaus/aemter/ordnungsamt
Wehrle Bauamt > /rathaus/aemter/bauamt
Nina Berger > /rathaus/aemter/jugendhaus /leben/jugend
rektor huber > /jahnschule /jahnschule/kollegium
çöp > /leben/abfall
kimlik > /rathaus/leistungen/personalausweis
паспорт > /rathaus/leistungen/reisepass
детский сад > /leben/familie/kita /rathaus/leistungen/kita-anmeldung
id card > /rathaus/leistungen/personalausweis
dog tax > /rathaus/leistungen/hundesteuer
swimming pool > /freibad
kindergarten registration > /leben/familie/kita /rathaus/leistungen/kita-anmeldung
przedszkole > /leben/familie/kita /rathaus/leistungen/kita-anmeldung
biblioteca > /buecherei
matrimonio > /rathaus/lebenslagen/heirat
سجل > /rathaus/leistungen/wohnsitz-anmelden
wann isch wochenmarkt > /stadt/wochenmarkt
wo isch s rothus > /rathaus
fasnet > /veranstaltungen/fasnachtsumzug
wann hot s freibad uff > /freibad/oeffnungszeiten
kinderschüele > /leben/familie/kita /rathaus/leistungen/kita-anmeldung
veranstaltungskalender > /veranstaltungen /kalender
was ist am wochenende los > /veranstaltungen
stadtbücherei wie lange offen > /buecherei
buch verlängern online > /buecherei/ausleihe
mahngebühr bücherei > /buecherei/gebuehren
bücherrei > /buecherei
hausarzt > /leben/aerzte /leben/gesundheit
zahnarzt > /verzeichnis/zahnarztpraxis-dr-lux /leben/aerzte
kinderarzt > /verzeichnis/kinderarztpraxis-regenbogen /leben/aerzte
notrufnummer > /notfallnummern
fußballverein > /verzeichnis/fussballclub-rebenau
Schützenverein > /verzeichnis/schuetzengilde-lindenhof
tafel > /verzeichnis/tafelladen-rebenau
taxi > /verzeichnis/taxi-und-krankenfahrten-stoll
e-auto laden > /stadt/mobilitaet
buslinie 1 fahrplan > /stadt/mobilitaet
wo kann ich parken > /stadt/parken
hotel am markt > /verzeichnis/hotel-am-markt
campingplatz > /verzeichnis/zeltwiese-am-altrhein /stadt/uebernachten
zuschuss balkonkraftwerk > /aktuelles/foerderung-balkonsolar /klimaschutz/foerderung
waermepumpe förderung > /klimaschutz/foerderung /klimaschutz/waermeplanung
lohnt sich solar auf meinem dach > /klimaschutz/solar
was brauche ich für einen neuen reisepass > /rathaus/leistungen/reisepass /leichte-sprache/ausweis
wie teuer ist ein reisepass > /rathaus/leistungen/reisepass
ausweis für mein baby > /rathaus/leistungen/reisepass /rathaus/leistungen/personalausweis
kinderreisepass > /rathaus/leistungen/reisepass
Personalausweiß beantragen > /rathaus/leistungen/personalausweis
personalausweisverlust > /rathaus/leistungen/ausweis-verloren
pin vergessen online ausweis > /rathaus/leistungen/personalausweis
bürgebüro termin > /rathaus/buergerbuero
Wie melde ich meinen Hund an? > /rathaus/leistungen/hundesteuer /leichte-sprache/hund
wo melde ich mein gewerbe ab > /rathaus/leistungen/gewerbe-abmelden
anmeldung nach umzug frist > /rathaus/leistungen/wohnsitz-anmelden /rathaus/buergerbuero/wohnsitz /rathaus/lebenslagen/umzug
adressänderung fahrzeugschein > /rathaus/leistungen/wohnsitz-ummelden
brille verloren > /rathaus/leistungen/fundsachen
schlüsselbund gefunden > /rathaus/leistungen/fundsachen
Fahrrad weg gestohlen fundbüro > /rathaus/leistungen/fundsachen
restmüll abholung kernstadt > /leben/abfall
papiertonne > /leben/abfall
abfalkalender 2027 > /leben/abfall
sperrmüllabholung > /rathaus/leistungen/sperrmuell
kühlschrank entsorgen > /leben/abfall /rathaus/leistungen/sperrmuell
windeltonne > /rathaus/leistungen/abfalltonne
wo gibt es gelbe säcke > /leben/abfall
freibad geöffnet heute > /freibad/oeffnungszeiten
schwimmbadpreise > /freibad/preise
schwimkurs kinder > /freibad/kurse
frühschwimmen > /veranstaltungen/fruehschwimmen /freibad/oeffnungszeiten
kommt man mit dem rollstuhl ins becken > /freibad/barrierefrei
kita beiträge > /leben/familie/kita /rathaus/leistungen/kita-anmeldung
krippenplatz unter 3 > /leben/familie/kita /rathaus/leistungen/kita-anmeldung
Schulmensa essen > /schillerschule/ganztag
ferienprogramm > /rathaus/leistungen/ferienbetreuung /rathaus/aemter/familienbuero
jahnschule stundenplan > /jahnschule/schultag
elternbeirat > /schillerschule/eltern /jahnschule/eltern
ab wann kann mein kind ein instrument lernen > /jugendmusikschule/faecher /rathaus/leistungen/musikschule-anmeldung
gitare lernen > /jugendmusikschule/faecher
musikschulgebühren > /jugendmusikschule/gebuehren
Hilfe bei Miete > /rathaus/leistungen/wohngeld /rathaus/lebenslagen/wohnkosten
wohngelt > /rathaus/leistungen/wohngeld
mit 63 in rente > /rathaus/leistungen/rentenantrag
behindertenausweis > /rathaus/leistungen/schwerbehindertenausweis
hausnotruf > /leben/senioren
gaststätte eröffnen > /rathaus/leistungen/gaststaettenerlaubnis /rathaus/lebenslagen/gaststaetten-und-feste
kleingewerbe > /rathaus/leistungen/gewerbe-anmelden
plakate aufhängen > /rathaus/leistungen/plakatierung
container auf der straße abstellen > /rathaus/leistungen/sondernutzung
anwohnerparken > /rathaus/leistungen/parkausweis-bewohner
parkgebühren > /stadt/parken
schlagloch in der straße > /schaden-melden /fehler-melden
ampel defekt > /schaden-melden /fehler-melden
hundehaufen > /rathaus/aemter/ordnungsamt /rathaus/leistungen/hundesteuer
lärmbelästigung > /rathaus/leistungen/ruhestoerung
grundstücksteuer > /rathaus/leistungen/grundsteuer
wer ist für trinkwasser zuständig > /rathaus/aemter/stadtwerke
baugenehmigung gartenhaus > /rathaus/leistungen/bauantrag
bebauungspläne einsehen > /rathaus/leistungen/bebauungsplan
denkmalschutz fenster > /rathaus/leistungen/denkmal
geburtsurkunde fürs baby > /rathaus/leistungen/geburtsurkunde /rathaus/leistungen/geburt-anzeigen
aufgebot bestellen > /rathaus/leistungen/eheschliessung-anmelden
sterbeurkunde > /rathaus/leistungen/sterbefall-anzeigen
vornamen ändern lassen > /rathaus/leistungen/namen-aendern
Gesundheitszeugnis > /rathaus/leistungen/untersuchungsberechtigungsschein
wahlschein online > /rathaus/leistungen/wahlschein
gemeinderat mitglieder > /rathaus/gemeinderat/personen /rathaus/gemeinderat
bürgermeisterin telefonnummer > /rathaus/buergermeisterin
ausbildungsplatz stadtverwaltung > /rathaus/stellen /rathaus/stellen/ausbildung-verwaltungsfachangestellte
ferienjob > /leben/jugend
erzieherin stelle > /rathaus/stellen/erzieherin-kindergarten-regenbogen
wer ist der kämmerer > /rathaus/aemter/kaemmerei
Eisele > /rathaus/aemter/kaemmerei
Jonas Wehrle > /rathaus/aemter/bauamt
Frau Vogt klimaschutz > /klimaschutz
030 23125 150 > /rathaus/aemter/familienbuero
bauamt telefon > /rathaus/aemter/bauamt
nummer vom standesamt > /rathaus/aemter/standesamt
evlilik > /rathaus/lebenslagen/heirat
nüfus kaydı > /rathaus/leistungen/wohnsitz-anmelden
мусор > /leben/abfall
бібліотека > /buecherei
garbage collection > /leben/abfall
register address > /rathaus/leistungen/wohnsitz-anmelden
birth certificate > /rathaus/leistungen/geburtsurkunde
driving license > /rathaus/leistungen/fuehrerschein
śmieci > /leben/abfall
scuola > /schillerschule /jahnschule
carta d'identità > /rathaus/leistungen/personalausweis
روضة أطفال > /leben/familie/kita
gunoi > /leben/abfall
was koscht de perso > /rathaus/leistungen/personalausweis
i han min uswis verlore > /rathaus/leistungen/ausweis-verloren
Fasnetumzug > /veranstaltungen/fasnachtsumzug
christkindlmarkt > /veranstaltungen/adventsmarkt
musikverein > /verzeichnis/musikverein-rebenau
tennis spielen > /verzeichnis/tennisclub-am-hohberg
apotheke notdienst heute > /verzeichnis/notdienst-der-apotheken /notfallnummern /leben/gesundheit
tierheim katze gefunden > /verzeichnis/tierschutzverein-rebenau /rathaus/leistungen/fundsachen
ladesäule > /stadt/mobilitaet
bürgerbus bestellen > /rathaus/leistungen/buergerbus
ferienwohnung mit hund > /stadt/uebernachten /stadt/gastgeber
energie beratung kosten > /klimaschutz/energieberatung
meine mutter ist dement und ich brauche dringend jemanden der mich mal entlastet > /leben/senioren /rathaus/lebenslagen/alter-und-pflege
unser nachbar mäht jeden sonntag früh um sieben den rasen was kann ich da machen > /rathaus/leistungen/ruhestoerung
ich hab gestern im bus meinen rucksack liegen lassen wo krieg ich den wieder her > /rathaus/leistungen/fundsachen
wir wollen nächstes jahr im sommer unter freiem himmel heiraten geht das bei euch > /rathaus/lebenslagen/heirat /rathaus/leistungen/eheschliessung-anmelden /rathaus/aemter/standesamt
mein mann ist letzte woche verstorben und ich weiß gar nicht was ich jetzt alles machen muss > /rathaus/lebenslagen/todesfall /rathaus/leistungen/sterbefall-anzeigen
kann mein achtjähriger sohn bei euch irgendwo trompete lernen und was würde das kosten > /jugendmusikschule/faecher
wir kriegen im mai ein baby und sind nicht verheiratet was müssen wir vorher regeln > /rathaus/leistungen/vaterschaft-anerkennen /rathaus/lebenslagen/geburt
vor unserem haus ist seit tagen die straßenlaterne aus und keiner kümmert sich drum > /schaden-melden
ich möchte gern ehrenamtlich bei der feuerwehr mitmachen wie geht das denn > /leben/feuerwehr
wir brauchen am samstag platz für den möbelwagen vor der haustür > /rathaus/leistungen/strassensperrung
die miete ist so hoch geworden dass mein geld nicht mehr bis monatsende reicht > /rathaus/leistungen/wohngeld /rathaus/lebenslagen/wohnkosten
mein opa hört schlecht gibt es bei euch jemanden der gebärdensprache kann > /gebaerdensprache /kontakt /rathaus/lebenslagen/behinderung
darf ich in meinem garten am geburtstag ein paar raketen steigen lassen > /rathaus/leistungen/feuerwerk
wo kann meine tochter mit ihrem skateboard fahren wenn es schon dunkel ist > /leben/jugend
Mei Tonn isch scho widder net gleert worre, wem sag i des? > /leben/abfall
dementer Vater Betreuung tagsüber > /leben/senioren
erkrankter Schüler Jahnschule abmelden > /jahnschule/sekretariat
geöffnete Apotheke nachts > /verzeichnis/notdienst-der-apotheken
Öffnung der Bücherei > /buecherei
Bäumchen im Garten absägen > /rathaus/leistungen/baumfaellung
Hündchen versteuern > /rathaus/leistungen/hundesteuer
verlorener Geldbeutel > /rathaus/leistungen/fundsachen
Anwohnerparkausweiss beantrgen > /rathaus/leistungen/parkausweis-bewohner
Eheschliesungsanmeldug > /rathaus/leistungen/eheschliessung-anmelden
Schwerbehinderttenauswies > /rathaus/leistungen/schwerbehindertenausweis
Führungszeugniss erweitret > /rathaus/leistungen/fuehrungszeugnis
Untersuchungsberechtigunsschein > /rathaus/leistungen/untersuchungsberechtigungsschein
Gemeinderatssizung Tagesordung > /rathaus/gemeinderat/sitzungen /rathaus/gemeinderat
Heiratsanmeldung > /rathaus/leistungen/eheschliessung-anmelden /rathaus/lebenslagen/heirat
bestattet werden unter einem Baum > /rathaus/leistungen/grabnutzung
Meldeamt > /rathaus/buergerbuero
Steueramt > /rathaus/aemter/stadtkasse
Liegenschaftsamt > /rathaus/aemter/grundstuecke
Tiefbauamt > /rathaus/aemter/bauamt
Gewerbepolizei > /rathaus/aemter/ordnungsamt
Jugendpflege > /rathaus/aemter/jugendhaus /leben/jugend
Verkehrsamt > /rathaus/aemter/tourist-info /rathaus/aemter/ordnungsamt
Armenfürsorge > /rathaus/aemter/sozialamt
Gemeindediener > /rathaus/aemter/ordnungsamt
Totenschein > /rathaus/leistungen/sterbefall-anzeigen
Unrat am Waldrand > /schaden-melden
Gehweg streuen bei Glatteis > /rathaus/ortsrecht /rathaus/aemter/bauhof
Bolzplatz > /leben/jugend
Zuchthund Kampfhund Abgabe > /rathaus/leistungen/hundesteuer /medien/hundesteuersatzung.pdf
zimmer 12 > /veranstaltungen/energieberatung /veranstaltungen/buergersprechstunde /rathaus/buergermeisterin
raum 7 rathaus > /rathaus/aemter/standesamt
wer sitzt in zimmer 14 > /rathaus/aemter/bauamt
2. stock zimmer 17 > /rathaus/aemter/personal
Büro 5 im Erdgeschoss > /rathaus/aemter/stadtkasse
opening hours swimming pool > /freibad/oeffnungszeiten /freibad
înregistrare copil la grădiniță > /rathaus/leistungen/kita-anmeldung /leben/familie/kita
corso di tedesco gratuito > /leben/integration
doğum belgesi nereden alabilirim > /rathaus/leistungen/geburtsurkunde
где получить удостоверение личности > /rathaus/leistungen/personalausweis
години роботи ратуші > /rathaus
godziny otwarcia basenu > /freibad/oeffnungszeiten /freibad
تسجيل طفل في الروضة > /rathaus/leistungen/kita-anmeldung /leben/familie/kita
où garer ma voiture au centre ville > /stadt/parken
ayuda para pagar el alquiler > /rathaus/leistungen/wohngeld
Kastaniengrillfest > /veranstaltungen/sommerfest
seit gestern kommt bei uns kein tropfen wasser mehr aus der leitung wen muss ich da anrufen > /notfallnummern /rathaus/aemter/stadtwerke
unsere kleine soll im september in den kindergarten ab wann muss ich sie dafür vormerken > /rathaus/leistungen/kita-anmeldung /leben/familie/kita
ich bin neu in deutschland und suche jemanden der mit mir zum amt geht > /leben/integration
mein vater sitzt im rollstuhl und wir würden gern mit ihm schwimmen gehen > /freibad/barrierefrei
wir möchten auf unser altes fachwerkhaus eine solaranlage setzen dürfen wir das überhaupt > /rathaus/leistungen/denkmal /klimaschutz/solar
was macht man wenn man am wochenende plötzlich starke zahnschmerzen kriegt > /notfallnummern /leben/gesundheit
ich will mich selbständig machen mit einem kleinen nagelstudio daheim > /rathaus/leistungen/gewerbe-anmelden
kann ich irgendwo nachschauen was auf unserem nachbargrundstück gebaut werden darf > /rathaus/leistungen/bebauungsplan
i brauch a neis bild für de ausweis, ko ma des bei eich macha > /aktuelles/foto-im-buergerbuero /rathaus/buergerbuero /rathaus/leistungen/personalausweis
vererbtes Grab verlängert > /rathaus/leistungen/grabnutzung
geförderte Balkonanlage > /klimaschutz/foerderung /aktuelles/foerderung-balkonsolar /klimaschutz/solar
Beurkundung Vater > /rathaus/leistungen/vaterschaft-anerkennen
Kätzchen gefunden > /verzeichnis/tierschutzverein-rebenau
Wohnsitzanmeldunng > /rathaus/leistungen/wohnsitz-anmelden /rathaus/buergerbuero/wohnsitz
Gaststättenerlaubniß beantargen > /rathaus/leistungen/gaststaettenerlaubnis
Ferienbetreungsanmeldug > /rathaus/leistungen/ferienbetreuung
Hundesteuerabmeldunk > /rathaus/leistungen/hundesteuer
Ortspolizeibehörde > /rathaus/aemter/ordnungsamt
Schultheißenamt > /rathaus/buergermeisterin
Leihbücherei Mahngebühr > /buecherei/gebuehren
Wasserabrechnung > /rathaus/leistungen/wasserzaehler /rathaus/aemter/stadtwerke
Loch in der Fahrbahn > /schaden-melden
zimmer 9 im rathaus > /rathaus/aemter/sozialamt
erster stock rathaus > /rathaus /rathaus/aemter/standesamt /rathaus/aemter/ordnungsamt /rathaus/aemter/sozialamt
how much is a new passport > /rathaus/leistungen/reisepass
çocuğumu okula kaydetmek istiyorum > /schillerschule/anmeldung /jahnschule/anmeldung
gdzie mogę zarejestrować psa > /rathaus/leistungen/hundesteuer /leichte-sprache/hund
как записать ребенка в детский сад > /rathaus/leistungen/kita-anmeldung /leben/familie/kita
quando passano a ritirare la spazzatura > /leben/abfall
`
  .trim()
  .split('\n')
  .map(line => {
    const [frage = '', seiten = ''] = line.split(' > ')
    return { frage, seiten: seiten.split(' ') }
  })

/** Questions that must not redirect to a page: no page of the town answers the whole question. */
export const ohneWeg: readonly string[] = `
grundsteuer 2025
schulanmeldung 2031
öffentliche toilette im stadtpark
kontonummer stadt
Peter Schmidt
Anna Müller
Thomas Wagner
Frau Schneider
tanzschule
U-Bahn
hallenbad sauna
skilift
flughafen transfer
kfz zulassung wunschkennzeichen
wohnmobil versicherung
zirkus
tauchkurs
reiten lernen
drohne fliegen
waffenschein verlängern
jagdschein
einbürgerungstest termin
elterngeld antrag formular
kindergeld
arbeitslosengeld
steuererklärung abgeben
grunderwerbsteuer
erbschein
scheidung anwalt
mietvertrag muster
stromanbieter wechseln
internet glasfaser störung
dog training
tax return
tram ticket
`
  .trim()
  .split('\n')

/** Partly typed words, each with the page that should be among the first four suggestions. */
export const vorschlagsurteile: readonly { getippt: string; seite: string }[] = `
trau > /rathaus/lebenslagen/heirat
heira > /rathaus/lebenslagen/heirat
müll > /leben/abfall
muell > /leben/abfall
mul > /leben/abfall
sperrm > /rathaus/leistungen/sperrmuell
freibat > /freibad
freib > /freibad
schwimb > /freibad
perso > /rathaus/leistungen/personalausweis
persoanl > /rathaus/leistungen/personalausweis
ausw > /rathaus/buergerbuero/ausweis
reisep > /rathaus/leistungen/reisepass
führers > /rathaus/leistungen/fuehrerschein
fürersch > /rathaus/leistungen/fuehrerschein
fuehrungs > /rathaus/leistungen/fuehrungszeugnis
kita > /leben/familie/kita
kinderg > /leben/familie/kita
öffnungsz > /freibad/oeffnungszeiten
bürgerb > /rathaus/buergerbuero
bürgerbüroo > /rathaus/buergerbuero
gelbe > /leben/abfall
wohnsitz um > /rathaus/leistungen/wohnsitz-ummelden
ummel > /rathaus/leistungen/wohnsitz-ummelden
feuerw > /leben/feuerwehr
standesam > /rathaus/aemter/standesamt
standesmat > /rathaus/aemter/standesamt
büch > /buecherei
bücherrei > /buecherei
bauant > /rathaus/leistungen/bauantrag
rente > /rathaus/leistungen/rentenantrag
fundb > /rathaus/leistungen/fundsachen
briefw > /rathaus/leistungen/wahlschein
muskschule > /jugendmusikschule
musiks > /jugendmusikschule
hundest > /rathaus/leistungen/hundesteuer
grundst > /rathaus/leistungen/grundsteuer
wohng > /rathaus/leistungen/wohngeld
gewerbe an > /rathaus/leistungen/gewerbe-anmelden
gewerbeanm > /rathaus/leistungen/gewerbe-anmelden
wochenm > /stadt/wochenmarkt
weinf > /veranstaltungen/weinfest
gemeinder > /rathaus/gemeinderat
bürgermei > /rathaus/buergermeisterin
notf > /notfallnummern
parke > /stadt/parken
job > /rathaus/stellen
schillersch > /schillerschule
`
  .trim()
  .split('\n')
  .map(line => {
    const [getippt = '', seite = ''] = line.split(' > ')
    return { getippt, seite }
  })
