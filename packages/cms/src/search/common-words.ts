import { contentWords, tellingWords } from './question.ts'

/**
 * Words that people use everywhere for what town halls call otherwise: everyday words, words of Baden, and the words of
 * those who came from elsewhere. A line is what the pages say, and after `<` what is typed. Editors add their town's own
 * with the records `suchbegriff`.
 */
const EVERYDAY = `
Tierschutz < katze, kätzchen, kater, kaninchen, hamster, haustier gefunden, haustier entlaufen
Bebauungsplan < nachbargrundstück, nebengrundstück, bebaubar, gebaut werden darf, bauvorschrift, bauvorschriften, baulinie
Foto Bürgerbüro < bild ausweis, foto ausweis, ausweisbild, passbild machen
Bürgerbüro < meldestelle, meldebehörde, einwohneramt, bürgerdienste, passstelle, passbehörde, ausweisstelle, bürgerzentrum, bürgerinfo
Grundstücke < liegenschaften, liegenschaftsamt, liegenschaftsverwaltung, immobilienamt, bodenamt, grundstücksamt, gebäudemanagement
Grundstücke Wirtschaft < wirtschaftsförderung, wirtschaftsförderer, wirtschaftsamt, gewerbefläche, gewerbegebiet, gewerbegrundstück
Bauamt < tiefbauamt, hochbauamt, stadtbauamt, baurechtsamt, bauordnungsamt, bauverwaltung, baubehörde, bauaufsicht, bauaufsichtsamt, stadtplanung, stadtplanungsamt, planungsamt, vermessungsamt, straßenbauamt, baurechtsbehörde, stadtbaumeister, baumt
Ordnungsamt < gewerbepolizei, ordnungspolizei, ortspolizei, ortspolizeibehörde, polizeibehörde, vollzugsdienst, stadtpolizei, stadtsheriff, politesse, büttel, ordnungsbehörde, straßenverkehrsamt, verkehrsbehörde, verkehrsamt, marktamt, marktmeister, öffentliche ordnung, gemeindediener, amtsdiener, feldhüter, umweltamt
Tourist-Info < verkehrsverein, verkehrsamt, fremdenverkehrsamt, fremdenverkehr, kurverwaltung, kuramt, touristeninformation, tourismusbüro, touristinformation, touristenbüro, gästeinformation, verkehrsbüro, stadtführung, stadtrundgang
Sozialamt < fürsorge, fürsorgeamt, fürsorgestelle, armenfürsorge, armenpflege, wohlfahrt, wohlfahrtsamt, stütze, hartz, sozialbehörde, sozialstelle, amt soziales, versorgungsamt, wohngeldstelle, wohnungsamt, obdachlos, obdachlosigkeit
Jugendhaus < jugendpflege, jugendarbeit, jugendpfleger, jugendsozialarbeit, streetworker, jugendclub, jugendkeller, jugendheim, offene jugendarbeit
Jugend < bolzplatz, skateboard, skaten, skatepark, skaterpark, skateanlage, halfpipe, basketball, basketballplatz, streetball, pumptrack, dirtpark, jugendliche, teenager, halbstarke
Fußball < bolzplatz, kicken, fußballplatz, sportplatz, fußballverein, fussballplatz
Turnverein < turnen, turnhalle, leichtathletik, kinderturnen, sportverein, handball, volleyball, gymnastik
Rheintalhalle < stadthalle, festhalle, mehrzweckhalle, gemeindehalle, bürgerhaus, bürgersaal, halle mieten, saal mieten
Familienbüro < jugendamt, familienamt, schulamt, schulverwaltung, schulverwaltungsamt, kindergartenamt, kinderamt
Kämmerei < finanzamt stadt, finanzverwaltung, rechnungsamt, stadtpflege, finanzabteilung, finanzverwaltungsamt, zuschuss verein, vereinszuschuss, vereinsförderung, vereinsbeihilfe
Stadtkasse < steueramt, steuerstelle, gemeindekasse, kassenamt, zahlstelle, rentamt, stadtsteueramt, steuerabteilung, ratenzahlung, raten, stunden lassen, stundung, zahlungsaufschub, vollstreckung
Hauptamt < rechtsamt, organisationsamt, wahlamt, zentrale dienste, rathausverwaltung, presseamt, pressestelle
Personal < personalamt, personalabteilung, personalstelle, personalbüro
Standesamt < personenstand, personenstandsregister, zivilstandsamt, traubüro, urkundenstelle, friedhofsamt, friedhofsverwaltung, friedhofsverwalter, bestattungsamt
Stadtarchiv < archiv, ahnenforschung, familienforschung, stammbaum, chronik, alte zeitung, heimatforschung, archivar
Bauhof < stadtgärtnerei, gartenamt, grünflächenamt, werkhof, stadtreinigung, straßenreinigung, straßenreinigungsamt, straßenkehrer, kehrmaschine, fuhrpark, straßenmeisterei, gemeindearbeiter, stadtgärtner, gärtnerei stadt, parkpflege
Stadtwerke < wasserwerk, wassermeister, kläranlage, klärwerk, gaswerk, elektrizitätswerk, versorgungsbetrieb, tiefbau wasser
Gemeindevollzugsdienst < büttel, politesse, parkwächter, feldschütz, stadtpolizist
Freibad Ansprechpartner < bademeister, schwimmmeister
Schaden melden < unrat, müll im wald, müllablagerung, illegale müllablagerung, müllkippe, wilder abfall, verschmutzung, schmiererei, graffiti, vandalismus, straßenbelag, bordstein, spielgerät kaputt, bank kaputt, brunnen kaputt, kanaldeckel, gullydeckel, ölspur, loch straße, straße kaputt, gehweg kaputt, licht straße, straßenlicht, lampe dunkel, laterne brennt, laterne dunkel, laterne aus, straßenlaterne aus, lampe straße, ast gefallen, baum umgefallen, verkehrsschild, schild umgefahren, dreckecke, verdreckt, wegreißer, hinterlassenschaft, müll abgeladen
Abfall < unrat, kehricht, gerümpel, hausmüll, haushaltsmüll, müllwagen, müllabholung, müllplan, abfuhrplan, abfuhrtermin, abfuhrtag, leerungstermin, tonnenleerung, mist, abfallentsorgung, mülltrennung, ascheimer, kutter, kuddereimer, kutterschaufel, kuttereimer, müllgebühr, müllgebühren
Sperrmüll < gerümpel, altmöbel, wohnungsauflösung, haushaltsauflösung, sessel, teppich, bettgestell, lattenrost, kommode, polstermöbel, sperrig, sperrige sachen, plunder, sperrmüllkarte
Wertstoffhof < schrott, alteisen, batterie, batterien, farbe, farben, lack, altöl, autoreifen, reifen, bauschutt, bauabfall, schadstoffe, schadstoffmobil, giftmüll, energiesparlampe, leuchtstoffröhre, korken, styropor, problemstoffe, müllplatz, grünabfälle, gartenschnitt, christbaum, christbäume, weihnachtsbaum entsorgen, elektrogerät, elektrogeräte, altkleider, kleidercontainer
Winterdienst < schnee, schneeschippen, schnee schippen, schneeschaufeln, streuen, streusalz, streugut, streudienst, schneepflug, schneeräumer, räumfahrzeug, eis gehweg, glätte, eisglätte, gehweg räumen, gehweg streuen, räum und streupflicht, schneeräumung, salz streuen, schneeräumdienst
Hund < zuchthund, welpe, vierbeiner, tölen, köter, hundeleine, hundewiese, hundetoilette, hundeverbot, listenhund, hundesatzung, hundehalter
Hundesteuer < kampfhund, listenhund, zuchthund, hundeabgabe, hundegeld, zweithund, hund steuer, hund versteuern, hundekennzeichen, hundehaltung, welpe anmelden
Tierschutz < tierasyl, katze entlaufen, katze weg, tierrettung, igel, streuner, fundkatze, kater zugelaufen
Fundsachen < rucksack, handtasche, tasche verloren, regenschirm, jacke verloren, ring verloren, brille, smartphone, geldtasche, börse, portemonee, geldsack, verlorenes, liegen gelassen, liegen lassen, liegenlassen, vergessen bus, fundamt, fundgegenstand, fundsachenstelle, fahrrad gefunden, schlüssel gefunden
Straße sperren < möbelwagen, umzugslaster, umzug lkw, umzugstransporter, möbelwagen parken, straße zu, umleitung, sperrung, baustelle, nachbarschaftsfest, hofflohmarkt straße, straßensperre, parkplatz freihalten, parkplatz reservieren, parkfläche freihalten, halteverbotsschild, halteverbotsschilder
Straße Gehweg nutzen < gerüst stellen, bauzaun, mulde, schuttcontainer, schuttmulde, baukran, tische stühle gehweg, straßencafé, marktstand aufstellen, flohmarkt stand, straßenmusik, kiste straße
Parkausweis Bewohner < parkplatz anwohner, parkberechtigung, parkplakette, anliegerparken, anlieger, anliegerausweis, anwohnerplakette, parkvignette
Parken < auto abstellen, parkmöglichkeit, parkuhr, parkautomat, park and ride, stellplätze auto, dauerparken, parkplatz, wagen abstellen
Verwarnung < ticket parken, falsch geparkt, abgeschleppt, abschleppen, zugeparkt
Lärm < radau, rasen mähen, rasenmäher, mähen, mäht, laubbläser, bellen, hundegebell, gebell, party laut, laute nachbarn, nachbarschaftsstreit, baulärm, feiern laut, gegröle, ruhe, sonntagsruhe, laute party, poltern, lautstärke, krawall, streit nachbar
Feuerwerk < rakete, knaller, böllern, knallerei, silvester, silvesterrakete, feuerwerkskörper, pyro
Plakate < aushang, banner, werbeplakat, werbebanner, plakat kleben, plakatwerbung
Baum fällen < absägen, baum absägen, baum umsägen, umsägen, baum umhauen, bäumchen, tanne fällen, hecke schneiden, hecke, baum schneiden, baumschnitt, baum weg, rodung, roden
Bauantrag < bauanzeige, baubewilligung, bauerlaubnis, bauschein, baugenehmigungsverfahren, umbau, aufstockung, dachgaube, wintergarten, gartenhütte, schuppen, geräteschuppen, stellplatz bauen, überdachung, abriss, abreißen, umbauen, anbauen, nutzungsänderung, swimmingpool bauen, zaun bauen, gartenmauer
Bauplätze < baugelände, grundstücksverkauf, grund kaufen, häuslebauer, bauwillige, bauplatzvergabe, baustelle kaufen, bauplatzbewerbung
Denkmal < altes haus renovieren, fassade streichen, fassade altstadt, fenster altstadt, denkmalamt, denkmalpflege, sanierung altstadt
Wohngeld < miethilfe, mietbeihilfe, mietkosten, mietzuschüsse, mietunterstützung, wohngeldamt, wohnzuschuss, miete hoch, miete teuer, miete bezahlen, hohe miete, unterstützung miete, mietgeld
Rebenau-Pass < vergünstigung, ermäßigung, sozialausweis, wenig geld, kleines einkommen, geringverdiener, bildung und teilhabe, klassenfahrt geld, arm, geldnot, kein geld
Förderung < förderprogramm, beihilfe, geld von der stadt, stadt bezuschusst, zuschussprogramm, finanzspritze, finanzielle unterstützung, geld dazu
Gewerbe anmelden < betrieb anmelden, betrieb eröffnen, laden eröffnen, laden aufmachen, geschäft eröffnen, geschäft aufmachen, unternehmen gründen, existenzgründung, selbständigkeit, selbstständigkeit, startup, gewerbetreibender, gewerbeerlaubnis, unternehmer werden, freiberufler, selbständig
Gewerbe abmelden < laden schließen, laden aufgeben, betrieb aufgeben, betrieb abmelden, geschäft aufgeben, betriebsaufgabe, geschäftsaufgabe
Gaststätte < wirtshaus eröffnen, café eröffnen, bar eröffnen, bier ausschenken, alkohol ausschenken, getränke verkaufen, bewirtung, vereinsfest bewirtung, ausschenken, alkoholausschank, besen, schankgenehmigung, wirtschaft eröffnen, imbiss eröffnen
Pflege < dement, demenz, demenzkrank, alzheimer, vergesslich, pflegebedürftig, pflegegrad, pflegestufe, pflegekasse, pflegestützpunkt, entlasten, entlastung, kurzzeitpflege, pflegedienst, pflegende angehörige, bettlägerig
Senioren < dement, demenz, betreutes wohnen, altenwohnung, seniorenwohnung, seniorenheim, pensionär, altersgerecht, alte menschen, ältere, seniorenbeirat, seniorenclub, seniorentreff, altentreff, altennachmittag, altenhilfe, vorsorge, vorsorgevollmacht, patientenverfügung, betreuungsverfügung, rentnertreff, tagespflege, altenclub
Todesfall < tot, toter, tote, hinterbliebene, verschieden, leichnam, leiche, leichenschau, bestatten, trauern, trauer, nachlass, ableben, entschlafen, hinterbliebener, mann tot, frau tot, gestorbene
Sterbefall < totenschein, leichenschauschein, todesbescheinigung, todesurkunde, sterbeschein, sterbeanzeige, tod melden, ableben, gestorben melden, tod anzeigen, todesschein
Grab < bestatten, bestattet, begräbnis, begraben, beerdigen, urne, urnenbestattung, feuerbestattung, einäscherung, friedwald, ruhewald, baumbestattung, grabpflege, gottesacker, kirchhof, leichenhalle, aussegnungshalle, grabplatz, ruhefrist, grabfeld, kolumbarium, gruft, totenacker, baum bestattet
Eheschließung < heiratsanmeldung, trauungstermin, sich trauen, jawort, verheiraten, vermählung, vermählen, eheanmeldung, ehe schließen, verlobt, hochzeit anmelden, heiratstermin, heiratswillig
Heirat < trauzimmer, traulokal, trausaal, trauort, draußen heiraten, freien heiraten, unter freiem himmel, brautpaar, heiraten feiern, hochzeitsfeier, vermählung
Geburtsurkunde < abstammungsurkunde, geburtsbescheinigung, geburtsbuch, geburtsnachweis, taufschein, stammbuch, familienstammbuch
Vaterschaft < ledig kind, nicht verheiratet kind, unverheiratet kind, papa eintragen, vater anerkennen, baby nicht verheiratet, uneheliches kind, unehelich
Name ändern < umbenennen, anderer name, doppelnamen, familienname, name heirat, nachname, vorname, geschlecht ändern
Kirchenaustritt < austritt kirche, austreten kirche, kirche raus, konfession, austreten
Schule < grundschule, volksschule, hauptschule, realschule, werkrealschule, gesamtschule, schulhaus, schulleiter, rektor, rektorin, schulleitung
Schule Sekretariat < schule entschuldigen, schule abmelden, fehlt schule, kind fehlt, schulsekretariat, schulsekretärin, erkrankter schüler, schulbefreiung, beurlaubung schule, schulentschuldigung, krank melden, erkrankt schüler
Schule Anmeldung < schulpflichtig, schulkind anmelden, abc schütze, schulreife, schule einschreiben, erstklässler, erstklässer, schuleintritt, schulanmeldetermin
Ganztag < nachmittag schule, schule nachmittags, schulkind betreuung, hausaufgabenbetreuung, hausaufgabenhilfe, kernzeitenbetreuung
Kita < kleinkind betreuung, kinderhort, spielgruppe, krabbelgruppe, waldkindergarten, kinderladen, kleinkindbetreuung, kleinkindgruppe, kinderheim, kita beitrag, kindergartengebühr, kindergartenbeitrag, kitagebühren, kitabeitrag, kindsgi, kindschüele
Instrumente < trompete, posaune, horn, blockflöte, querflöte, klarinette, saxophon, saxofon, schlagzeug, cello, harfe, akkordeon, ukulele, bratsche, violine, oboe, fagott, tuba, keyboard, orgel, singen lernen, gesangsunterricht
Schwimmen lernen < schwimmkurs, schwimmkurse, seepferdchen, schwimmunterricht, anfängerschwimmen, babyschwimmen, schwimmschule, schwimmabzeichen, aquafitness, wassergymnastik
Gebärdensprache < gehörlos, taub, taubstumm, schwerhörig, hörgeschädigt, hört schlecht, gebärdendolmetscher, gebärden
Rollstuhl < gehbehindert, gehbehinderung, stufenlos, rampe, aufzug, treppenlift, rollator, hindernisfrei
Schwerbehindertenausweis < behinderung prozent, invalidenausweis, invalide, versehrtenausweis, handicap ausweis, merkzeichen
Energieberatung < dämmung, dämmen, haus dämmen, energieberatungstermin, sanierung energie, stromfresser, altbau sanieren
Solar < solarzellen, solarmodule, solarpanel, balkonsolar, strom vom dach, photovoltaikanlage, solarkataster
Bürgermeisterin < bürgermeistersprechstunde, sprechstunde bürgermeisterin, stadtoberhaupt, stadtchefin, schultes, ortsvorsteher rathaus, rathauschef, bürgersprechstunde, gemeindevorsteher, stadtvorstand
Ortsverwaltung < ortsvorsteher, ortsvorsteherin, ortschaftsrat, ortsamt, ortschaftsverwaltung, ortschaft, teilort, ortsteilverwaltung
Gemeinderat < bürgervertretung, stadtparlament, ratsmitglied, stadträtin, ratsfraktion, ratsinformation, tagesordnung, ratssitzung, gemeinderätin, stadtratssitzung, gemeinderatssitzungen, ratsherr
Wahlen < stimmabgabe, stimme abgeben, urne wahl, wahlhelferin, wahlbezirk, wahlraum, wählerverzeichnis, landtagswahl, bundestagswahl, europawahl, kommunalwahl, wahlberechtigt
Arbeiten bei der Stadt < arbeit, arbeitsplatz, arbeitsstelle, beruf, lehrstelle, lehre, bewerben, anstellung, beschäftigung, vakanz, stellenausschreibung, stellenmarkt, jobangebote, berufsausbildung, schnupperpraktikum, arbeiten rathaus, jobbörse
Feuerwehr < löschzug, feuerwehrmann, feuerwehrfrau, brandschutz, brandmeister, jugendfeuerwehr, spritzenhaus, florian, feuerwehr mitmachen, löschfahrzeug, sirene, sirenenalarm
Führungszeugnis < vorstrafenregister, strafregisterauszug, unbescholtenheit, sittenzeugnis, strafregister, leumund, polizeizeugnis, vorstrafe
Meldebescheinigung < meldezettel, anmeldebestätigung, wohnbescheinigung, wohnsitzbestätigung, meldeschein, nachweis wohnsitz, aufenthaltsbestätigung
Auskunftssperre < daten weitergeben, datenweitergabe, adressweitergabe, werbung widersprechen, übermittlungssperre, adressbuch, daten sperren, adresse sperren
Fischereischein < fischerprüfung, fischereikarte, fischereierlaubnis, fischkarte, jahreskarte angeln, fischerschein
Wasserzähler < zähler, zählerwechsel, wassermesser, wasserverbrauch, wasserzählerstand, wassermenge, jahresablesung
Stadtwerke Wasser < wasserhahn, wasserdruck, kalk, entkalkung, wasserqualität, hausanschluss, wasseranschluss, kanalanschluss
Bus < omnibus, bahn, zugverbindung, bahnhof, haltestelle, bushaltestelle, nachtbus, fahrkarte, verkehrsverbund, regionalbahn, eisenbahn
Wochenmarkt < wochenmarktstand, marktstand, marktbeschicker, grüner markt, marktfrauen, markt samstag, markt einkaufen
Wein < vinothek, weinprobe, winzer, weingut, wein kaufen, weinkeller, wengert, weinbau, weinbauer, wiiguet
Reparaturwerkstatt < reparaturtreff, toaster reparieren, fahrrad reparieren, geräte reparieren
Straußwirtschaft < strauße, straußi, besenwirtschaft, strausswirtschaft, straussi
Personalausweis < perso, ausweiskarte, personalausweiskarte, identitätskarte, id karte, usswis, uswis
Verlust Ausweis < ausweis verloren, perso verloren, pass verloren, ausweis gestohlen, perso geklaut, pass gestohlen, uswis verlore
Reisepass < kinderreisepass, kinderpass, kinderausweis, expresspass, reisedokument
Foto < passbild, passfoto, lichtbild, biometrisches foto, ausweisfoto
Führerschein < fahrerlaubnis, lappen, kartenführerschein, internationaler führerschein, fahrausweis
Führungszeugnis < polizeizeugnis, polizeiliches führungszeugnis, leumundszeugnis, erweitertes führungszeugnis
Meldebescheinigung < wohnsitzbescheinigung, meldebestätigung, aufenthaltsbescheinigung, haushaltsbescheinigung, wohnsitznachweis
Wohnsitz anmelden < wohnungsgeber, wohnungsgeberbestätigung, vermieterbescheinigung, zugezogen, zuzug, zuziehen, eingezogen, einzug, anmeldung wohnsitz, wohnung anmelden, umgezogen
Wohnsitz ummelden < ummelden, adressänderung, adresse ändern, neue adresse, neue anschrift, adresswechsel, umgezogen, umzug melden, umziehen
Wohnsitz abmelden < abmeldung, auswandern, wegziehen, wegzug, ins ausland ziehen, wohnung abmelden
Bürgerbüro < einwohnermeldeamt, meldeamt, bürgeramt, passamt, meldestelle, bürgerservice
Beglaubigung < beglaubigen, beglaubigte kopie, beglaubigte abschrift, zeugniskopie
Fundsachen < fundbüro, fundstelle, geldbeutel, geldbörse, geldbeutel verloren, portemonnaie, portmonee, brieftasche, schlüsselbund, schlüssel verloren, handy, handy verloren, handy gefunden, brille verloren, rucksack verloren, verloren gefunden
Abfall < müll, müllabfuhr, müllkalender, abfallkalender, abfuhrkalender, leerung, müllentsorgung, kehricht, dreck, müllmann, müllauto
Abfall Tonne < mülltonne, mülleimer, abfalleimer, tonne, müllbehälter, mülleimer nicht geleert
Restmüll < restabfall, graue tonne, schwarze tonne
Abfalltonne < windeltonne, windelsack, größere tonne, kleinere tonne, neue mülltonne, tonne bestellen, mülltonne bestellen, biotonne bestellen
Gelbe Tonne < gelber sack, gelbe säcke, plastikmüll, verpackungsmüll, wertstofftonne, plastik
Bio < biotonne, biomüll, küchenabfälle, braune tonne, kompost, bioabfall
Papier < papiertonne, altpapier, blaue tonne, karton, pappe
Sperrmüll < sperrgut, möbel, matratze, sofa, couch, schrank, möbel entsorgen, matratze entsorgen, sperrmüllabholung, sperrmülltermin, entrümpelung
Wertstoffhof < recyclinghof, recycling, deponie, müllhalde, schrottplatz, bauhof abfall, schutt, grünabfall, gartenabfälle, sondermüll, altmetall
Wertstoffhof Glas < altglas, glascontainer, altglascontainer
Elektrogeräte < elektroschrott, elektromüll, kühlschrank, waschmaschine, fernseher entsorgen, elektrogeräte entsorgen
Grünschnitt < rasenschnitt, heckenschnitt, gartenabfall, laub, äste
Freibad < schwimmbad, badi, schwimmi, badeanstalt, baden gehen, hallenbad
Kita < kindergarten, kindertagesstätte, tagesstätte, kindergartenplatz, kitaplatz, krippenplatz, krippe, kinderkrippe, kinderschule, kinderschüle, kinderschüele, kindergarte, kinderbetreuung, tagesmutter, kindi
Ganztag Betreuung < hort, schülerhort, nachmittagsbetreuung, ganztagsbetreuung, kernzeit, kernzeitbetreuung, mittagsbetreuung, spätbetreuung, frühbetreuung, verlässliche grundschule
Ferienbetreuung < ferienprogramm, sommerferienprogramm, ferienspaß, ferienfreizeit
Schule Anmeldung < einschulung, schulanmeldung, schulanfänger, schulanfang, erste klasse
Mittagessen < mensa, schulmensa, schulessen, kantine
Krank Schule < krankmeldung, kind krank, krankmelden
Jugendhaus < jugendtreff, jugendzentrum, juze
Musikschule < musikunterricht, musikstunde, instrument lernen, klavierunterricht, gitarrenunterricht, geigenunterricht
Schnuppern < probestunde, schnupperstunde, probeunterricht
Bücherei < bibliothek, bib, bücher ausleihen, leihbücherei, mediathek, stadtbibliothek, buechi
E-Books < ebook, onleihe, hörbuch, hörbücher
Rente < rentenantrag, rentenberatung, altersrente, rentenversicherung, rentenstelle, in rente gehen
Wohngeld < mietzuschuss, mietbeihilfe, miete hilfe, hilfe miete, lastenzuschuss
Soziales < sozialhilfe, sozialamt, bürgergeld, grundsicherung, sozialleistungen, geldsorgen
Schwerbehindertenausweis < behindertenausweis, schwerbehinderung, schwerbehindert, grad der behinderung, gdb
Parkausweis Behinderung < behindertenparkplatz, behindertenparkausweis, blauer parkausweis
Parkausweis Bewohner < anwohnerparken, bewohnerparken, bewohnerparkausweis, anwohnerparkausweis, anwohnerausweis
Parken < parkgebühren, parkhaus, parkplätze, parkscheibe, parkschein, tiefgarage
Verwarnung Parken < strafzettel, knöllchen, bußgeld, blitzer, falschparker
Senioren < altersheim, altenheim, pflegeheim, seniorenheim, rentner, alte leute, altenpflege, hausnotruf
Senioren Mittagstisch < essen auf rädern, mittagstisch senioren
Gewerbe anmelden < gewerbeschein, gewerbeanmeldung, gewerbeamt, firma gründen, kleingewerbe, selbständig machen, selbstständig machen, firma anmelden, nebengewerbe
Gewerbe abmelden < gewerbeabmeldung, geschäft schließen, firma abmelden
Gaststätte < gaststättenerlaubnis, konzession, ausschank, kneipe eröffnen, gaststätte eröffnen, schankerlaubnis, restaurant eröffnen, ausschankgenehmigung
Untersuchungsberechtigungsschein < gesundheitszeugnis, gesundheitspass, jugendarbeitsschutz
Straße sperren < straßenfest, straßenfest genehmigung, halteverbot, halteverbot umzug, halteverbotszone, umzugswagen, straßensperrung, parkverbot
Straße Gehweg nutzen < sondernutzung, imbisswagen, imbissstand, foodtruck, infostand, container aufstellen, container straße, gerüst, baugerüst, außengastronomie
Plakate < plakatierung, plakatieren, wahlplakat, werbung aufhängen
Lärm < ruhestörung, laute musik, lärmbelästigung, ruhezeiten, nachtruhe, mittagsruhe, rasenmähen, nachbar laut, krach, lärmschutz
Fehler melden < schlagloch, straßenschaden, mängelmelder, mängel melden, schadensmelder, laterne kaputt, straßenlampe, straßenlaterne, straßenbeleuchtung, laterne, ampel, ampel kaputt, wilder müll, wilde müllkippe, schaden melden, gully, gullideckel, defekt melden, umgestürzter baum
Winterdienst < räumdienst, schnee räumen, streupflicht, schneeräumen, glatteis, räumpflicht
Hund < gassi, hundekot, hundehaufen, kotbeutel, hundetüten, leinenpflicht, hundescheiße, kampfhund
Hundesteuer < hundemarke, hund anmelden, hund abmelden, steuermarke, hundeanmeldung
Grundsteuer < grundstückssteuer, grundstücksteuer, haussteuer, grundsteuerbescheid
Kämmerei < kämmerer, kämmerin, stadtkämmerer
Gebühren < mahngebühr, mahngebühren, säumnisgebühr
Stadtwerke Wasser < wasserwerk, trinkwasser, leitungswasser, wasserhärte, abwasser, abwassergebühr, kanalgebühr, kanalisation, wassergebühr, wasserpreis, wasserrechnung
Stadtwerke Störung < rohrbruch, wasserrohrbruch, wasser weg, kein wasser, stromausfall
Wasserzähler < zählerstand, wasserstand melden, zähler ablesen, wasseruhr
Lastschrift < einzugsermächtigung, sepa mandat, abbuchung, bankeinzug
Stadtkasse < kontonummer, iban, bankverbindung, konto, mahnung, überweisung, steueramt
Bauantrag < baugenehmigung, baugesuch, carport, garage bauen, gartenhaus, anbau, terrassendach, dachausbau, bauvoranfrage
Bebauungsplan < bebauungspläne, bauleitplan, flächennutzungsplan, b plan
Bauplätze < bauplatz, bauland, neubaugebiet, grundstück kaufen, baugrund, baugrundstück, hausbau
Baum fällen < baumfällung, baumfällen, baumschutz, baumfällgenehmigung
Denkmal < denkmalschutz, fachwerk, denkmalgeschützt
Eheschließung < heiraten, standesamt heiraten, trauung, aufgebot, aufgebot bestellen, hochzeitstermin, standesamtliche trauung, trautermin, ehe anmelden
Heirat < hochzeit, heiraten
Name ändern < namensänderung, nachnamen ändern, vornamen ändern, mädchenname, geburtsnamen annehmen, umbenennung
Kirchenaustritt < aus der kirche austreten, kirche austreten, kirchensteuer, kirchen austritt
Vaterschaft < vaterschaftsanerkennung, vater eintragen, sorgerecht
Geburt < baby bekommen, baby, neugeboren, neugeborenes, schwanger, geburt anmelden, nachwuchs
Geburtsurkunde < geburtsschein, geburtsregister
Sterbefall < sterbeurkunde, totenschein, sterbefall melden
Todesfall < gestorben, verstorben, tod, todesanzeige, beerdigung, bestattung, bestatter, trauerfall, oma gestorben, opa gestorben
Grab < friedhof, grabstätte, urnengrab, grabstelle, grab verlängern, gräber, beisetzung
Fischereischein < angelschein, angeln, fischen, angelkarte
Feuerwerk < böller, raketen, feuerwerk geburtstag
Wahlschein < briefwahl, wahlunterlagen, briefwahlunterlagen, wahlbenachrichtigung
Wahlen < wahllokal, wahlhelfer, wählen gehen, wahlergebnis, wahlergebnisse, bürgermeisterwahl, gemeinderatswahl
Gemeinderat < stadtrat, stadträte, ratssitzung, gemeinderatssitzung, fraktionen, stadtverordnete, kommunalpolitik
Bürgermeisterin < bürgermeister, ob, oberbürgermeister, rathauschefin, schultheiß, borgermeister
Arbeiten bei der Stadt < job, jobs, stellenangebote, stellenanzeigen, karriere, offene stellen, bewerbung, praktikum, ausbildung, ausbildungsplatz, azubi, jobsuche, arbeit suchen
Ferienjob < ferienarbeit, nebenjob, schülerjob
Rathaus < stadtverwaltung, stadthaus, gemeindeverwaltung, rothus, rotus, rathus, gemeinde verwaltung, ratshaus
Haushalt < etat, schulden, finanzen, budget
Satzungen < satzung, ortsrecht, verordnungen, regeln der stadt
Bekanntmachungen < amtsblatt, mitteilungsblatt, aushang, öffentliche auslegung, gemeindeblatt, stadtanzeiger
Veranstaltungen < veranstaltungskalender, was ist los, events, event, programm, feste, ausgehen, termine stadt, wochenende los
Fasnacht < fasnet, fasching, karneval, fasent, fasnetumzug, faschingsumzug, karnevalsumzug, narrensprung, narrenumzug
Adventsmarkt < weihnachtsmarkt, christkindlmarkt, christkindlesmarkt, wiehnachtsmarkt
Martinsumzug < laternenumzug, st martin, sankt martin, laternenlauf
Wochenmarkt < markttag, bauernmarkt, gemüsemarkt, märkt, markt heute
Bus < öpnv, fahrplan, busfahrplan, nahverkehr, straßenbahn, zug, buslinie, stadtbus
Ladesäulen < ladesäule, e auto, elektroauto, e auto laden, elektroauto laden, auto laden
Bürgerbus < fahrdienst, rufbus, fahrdienst senioren
Übernachten < hotel, pension, ferienwohnung, unterkunft, gästezimmer, fremdenzimmer, übernachtung
Zelt < camping, campingplatz, zelten, zeltplatz, wohnmobil, wohnmobilstellplatz, stellplatz
Gasthaus < restaurant, essen gehen, wirtschaft essen, kneipe, lokal, wirtshaus, speiselokal, beiz
Arzt < doktor, hausarzt, arztpraxis, ärzte, docter, dokter
Apotheke Notdienst < notapotheke, nachtapotheke, apothekennotdienst
Notfall < notruf, notrufnummer, notfallnummer, notarzt, rettungswagen, krankenwagen, ärztlicher notdienst, bereitschaftsdienst
Zahnarzt < zahnschmerzen, zahnärztin, kieferorthopäde
Hebamme < geburtshilfe
Tierschutz < tierheim, entlaufene katze, katze zugelaufen, hund entlaufen, tier gefunden, katze gefunden
Tafel < tafelladen, lebensmittel spende, sozialladen, kleiderkammer
Wandern < rundwege, spazieren, spaziergang, wanderweg, wanderwege, wanderkarte, ausflug
Reparieren < repair café, reparatur café, repaircafé, reparaturcafé
Verein < vereine, vereinsliste, vereinsverzeichnis, club
Integration < ausländer, asyl, flüchtlinge, migranten, deutschkurs, deutsch lernen, sprachkurs, ausländerbehörde, aufenthaltstitel, ausländeramt
Solar < photovoltaik, pv anlage, solaranlage, solarstrom, solardach, sonnenstrom, balkonkraftwerk, stecker solar
Wärmepumpe < waermepumpe, heizung tauschen, heizungstausch, neue heizung, heizungsgesetz
Wärmeplanung < fernwärme, nahwärme, heizung
Förderung < zuschuss, zuschüsse, fördergeld, fördermittel, subvention, prämie
Energieberatung < energieberater, energie sparen, energiesparen
Fahrrad < radweg, fahrradweg, velo, radfahren, fahrradstraße
Ansprechpersonen < mitarbeiter, mitarbeiterliste, telefonverzeichnis, telefonliste, durchwahl, sachbearbeiter
Barrierefreiheit < rollstuhl, barrierefrei, behindertengerecht, rollstuhlgerecht
Toilette < wc, klo, öffentliche toilette, toiletten
Spielplatz < spielplätze, rutsche, sandkasten
`

const FOREIGN = `
Hund < dogs, köpeği, köpeğimi, собаку, собаки, psa, psy, pieska, câinele, cani, perro, perros, chiens, كلبي
Anmelden < register, registering, enroll, sign up, înscriere, înregistrez, inscriere, iscrivere, iscrizione, kayıt, kayıt yaptırmak, kaydetmek, зарегистрировать, записать, запись, зареєструвати, записати, запис, zarejestrować, rejestracja, zapisać, zapisy, zgłosić, s'inscrire, inscrire, inscription, registrar, registro, inscribir, inscripción, التسجيل, تسجيل
Beantragen < apply, application, apply for, başvuru, başvurmak, cerere, richiesta, richiedere, wniosek, złożyć wniosek, заявка, подать заявление, оформить, заява, подати заяву, оформити, demande, demander, solicitar, solicitud, renew, renewal, rinnovare, rinnovo, renouveler, renovar, yenileme, wyrobić, طلب, تقديم, تجديد
Kosten < cost, costs, price, prices, fee, fees, fiyat, ücret, kaç para, preț, cât costă, costă, prezzo, prezzi, costo, costa, quanto costa, koszt, cena, ile kosztuje, opłata, цена, стоимость, сколько стоит, ціна, вартість, скільки коштує, prix, coût, combien coûte, tarif, precio, cuesta, cuánto cuesta, سعر, تكلفة, رسوم
Öffnungszeiten < open, opening times, opening time, açık, açılış, deschis, program, orari apertura, aperto, apertura, orario, otwarte, otwarcie, godziny, открыто, часы, время работы, график работы, відкрито, години, графік роботи, ouvert, ouverture, horaires, abierto, horario, horarios, horario de apertura, مفتوح, مواعيد, ساعات العمل, ساعات الدوام
Kostenlos < gratuito, gratuit, gratuite, gratis, free, for free, ücretsiz, bedava, бесплатно, бесплатный, безкоштовно, безкоштовний, darmowy, bezpłatny, bezpłatnie, مجاني, مجانا, مجانية
Kind < child, children, kid, kids, my child, çocuk, çocuğum, çocuğumu, copil, copii, copilul, bambino, bambini, figlio, figlia, dziecko, dzieci, dziecka, ребенок, ребенка, ребёнок, ребёнка, дети, детей, дитина, дитину, дитини, діти, enfant, enfants, niño, niña, niños, hijo, hija, طفل, طفلي, أطفال, الطفل, الأطفال
Hilfe < help, assistance, yardım, ajutor, aiuto, pomoc, помощь, допомога, aide, ayuda, مساعدة
Stadt < town, city, şehir, oraș, città, miasto, город, місто, ville, ciudad, مدينة
Geld < money, para, bani, soldi, pieniądze, деньги, гроші, argent, dinero, مال, مساعدة مالية, financial help, aide financière
Rathaus < ratuszu, ratusza, ратуше, ратуши, ратуші, мэрии, мерії, primăriei, primăria, belediyesi, belediyenin, comunale, hôtel de ville, casa comunale, alcaldía, البلدية, urzędu miasta, urząd, urzędu, urzędzie
Freibad < swimming, swim, public pool, basenu, basenie, yüzme, havuzu, havuzun, piscinei, piscina comunale, piscine municipale, piscina municipal, плавательный бассейн, бассейна, бассейне, басейну, басейні, المسبح البلدي, حمام سباحة, السباحة, pływanie
Personalausweis < identity, identification card, carte nationale, cni, carta d'identita, cédula, dni, tarjeta de identidad, dowodu, dowodu osobistego, dowód tożsamości, удостоверения личности, посвідчення, удостоверение, ідентифікаційна картка, kimliği, kimlik belgesi, carte identitate, بطاقة الهوية الشخصية, الهوية, ال هوية
Reisepass < паспорта, паспорту, paszportu, pasaportu, passeports, pasaportul, pașaportului, pasaporte nuevo, renew passport, جواز
Wohnsitz anmelden < residency, register residence, register my address, register my apartment, residence, anmeldung, address, adresimi, adres, rezidență, reședință, cambiare residenza, prendere residenza, zameldować, meldunku, zameldowania, прописаться, прописку, регистрацию, реєстрацію, місце проживання, место жительства, déclaration de domicile, inscription mairie, empadronarse, empadronarme, domicilio, residencia, تسجيل السكن, تسجيل الإقامة, عنوان
Kita < kindergarten, kindergarden, nursery school, day care, crèches, garderie, maternelle, jardin d'enfants, jardín de infancia, kinder, preescolar, przedszkola, przedszkolu, żłobka, детского сада, детском саду, детском, садике, садика, дитячого садка, садка, садку, садочку, дитячому, anaokuluna, anaokulunun, kreşe, kreşi, grădinița, grădiniței, grădiniță, asilo comunale, scuola dell'infanzia, الروضة, روضه, رياض الأطفال, الحضانة
Deutschkurs < german lessons, german classes, german courses, german language, kurs języka niemieckiego, niemieckiego, niemiecki, nauka niemieckiego, tedesco, corsi di tedesco, imparare tedesco, germană, limba germană, curs germana, almanca, almanca kursları, курс немецкого, немецкого, немецкий, выучить немецкий, курс німецької, німецької, німецька, вивчити німецьку, allemand, cours allemand, apprendre allemand, alemán, curso de alemán, clases de alemán, aprender alemán, اللغة الألمانية, الألمانية, ألمانية, دورات اللغة
Arbeiten bei der Stadt < employment, working, career, a job, find work, looking for job, pracy, praca w urzędzie, ofertę pracy, работу, найти работу, вакансію, роботу, знайти роботу, lucru, un loc de muncă, muncă, posti di lavoro, cercare lavoro, travail, travailler, emplois, offres d'emploi, empleo, ofertas de empleo, iş arıyorum, işe, عمل, شغل, فرص عمل
Abfall < garbage day, trash day, rubbish collection, bins, recycling bin, çöpler, çöpü, çöp ne, gunoiul, gunoiului, colectare gunoi, spazzatura raccolta, immondizia, śmieci odbiór, wywóz, śmietnik, мусора, вывозят мусор, вивозять, сміттям, collecte, collecte des ordures, poubelles, ordures ménagères, basuras, recogida de basura, recogida basura, جمع القمامة, النفايات
Arzt < family doctor, physician, doktora, doktoru, doktor, врача, врачу, доктор, лікаря, lekarza, lekarzem, doctorul, medicul, medic, docteur, un médecin, doctora, médico de familia, médico de cabecera, الطبيب, الدكتور
Parken < where to park, park car, park my car, parking spaces, parking permit, park etmek, araba park, garer, se garer, garer voiture, parking centre ville, place de parking, parcheggiare, parcheggi, posteggio, zaparkować, parkowanie, miejsce parkingowe, припарковаться, припаркувати, припаркуватися, паркинг, aparcar, aparcamiento, estacionar, estacionamiento, parchez, parcarea, locuri de parcare, ركن السيارة, موقف
Heirat < civil wedding, marry, marrying, wedding registration, evlenmek, nikâh, evlilik başvurusu, căsători, casatoresc, căsătoresc, cununie, cununie civilă, sposare, nozze, pobrać, ślubu, wziąć ślub, ślub cywilny, жениться, пожениться, зарегистрировать брак, брака, одружитися, шлюбу, se marier, marier, mariage civil, casarse, casarnos, matrimonio civil, casamiento, الزواج المدني, أتزوج, نتزوج
Geburtsurkunde < birth certificate copy, birth document, doğum kaydı, doğum, certificatul de naștere, certificat nastere, atto di nascita, nascita certificato, aktu urodzenia, odpis aktu urodzenia, metryka, свидетельства о рождении, свидетельство рождения, свідоцтва про народження, extrait de naissance, extrait d'acte de naissance, certificado de nacimiento, acta de nacimiento, شهادة الولادة, شهادة ولادة
Wohngeld < rent subsidy, housing allowance, pay rent, help with rent, rent, kira, kira yardim, chirie, chiria, affitto, aiuto affitto, czynsz, dopłata do czynszu, dodatku mieszkaniowego, аренда, аренду, квартплата, оренда, оренду, оплата житла, loyer, aide au logement, aide loyer, allocation logement, alquiler, ayuda alquiler, pagar alquiler, pagar el alquiler, الإيجار, إيجار, دفع الإيجار
Bürgerbüro < citizens' office, citizen office, municipal office, vatandaş bürosu, ufficio anagrafe, biuro obywatelskie, biuro obsługi mieszkańców, bureau des citoyens, oficina municipal, oficina ciudadana, مكتب المواطنين
Personalausweis < id card, identity card, kimlik, kimlik kartı, nüfus cüzdanı, удостоверение личности, посвідчення особи, dowód osobisty, dowód, carta d'identità, carta identità, carte de identitate, buletin, carte d'identité, بطاقة هوية, بطاقة الهوية, هوية, lična karta, osobna iskaznica, letërnjoftim, kartë identiteti, nasname, شناسنامه, documento de identidad, ταυτότητα, kortelė
Reisepass < passport, pasaport, паспорт, загранпаспорт, закордонний паспорт, paszport, passaporto, pașaport, pasaport al, passeport, جواز سفر, جواز السفر, pasoš, putovnica, pasaportë, گذرنامه, پاسپورت, pasaporte, διαβατήριο
Führerschein < driving license, driving licence, driver license, ehliyet, sürücü belgesi, водительские права, права, водійські права, prawo jazdy, patente di guida, patente, permis de conducere, permis de conduire, رخصة قيادة, رخصة القيادة, vozačka dozvola, patentë shoferi, گواهینامه, carnet de conducir
Wohnsitz anmelden < register address, address registration, registration, residence registration, anmeldung city, adres kaydı, nüfus kaydı, ikamet, ikametgah, adres bildirimi, прописка, регистрация, регистрация по месту жительства, реєстрація, реєстрація місця проживання, zameldowanie, meldunek, residenza, iscrizione anagrafica, înregistrare, domiciliu, adresă, تسجيل, سجل, تسجيل العنوان, تسجيل السكن, تسجيل عنوان, prijava boravka, prijava prebivališta, regjistrim, ثبت آدرس, domicile, empadronamiento
Wohnsitz ummelden < change address, change of address, moving house, adres değişikliği, смена адреса, зміна адреси, zmiana adresu, cambio indirizzo, cambio di residenza, schimbare adresă, تغيير العنوان, changement d'adresse
Wohnsitz abmelden < deregister, deregistration, leave germany, wymeldowanie
Bürgerbüro < citizens office, residents office, registration office, паспортный стол, urząd meldunkowy, anagrafe, citizen service
Rathaus < town hall, city hall, townhall, belediye, мэрия, ратуша, мерія, ратуша, urząd miasta, ratusz, municipio, comune, primărie, primarie, mairie, البلدية, بلدية, gradska vijećnica, opština, bashkia, شهرداری, ayuntamiento, δημαρχείο, belediye binası
Abfall < garbage, garbage collection, trash, rubbish, waste, waste collection, bin, bin collection, çöp, çöp kutusu, çöp toplama, мусор, вывоз мусора, сміття, вивіз сміття, śmieci, wywóz śmieci, odpady, rifiuti, raccolta rifiuti, spazzatura, gunoi, deșeuri, ordures, poubelle, déchets, نفايات, قمامة, القمامة, زبالة, smeće, otpad, mbeturina, plehra, زباله, basura, σκουπίδια
Sperrmüll < bulky waste, old furniture, furniture disposal, kaba atık, eski mobilya, eski eşya, крупногабаритный мусор, великогабаритне сміття, gabaryty, odpady wielkogabarytowe, ingombranti, rifiuti ingombranti, mobilă veche, encombrants, أثاث قديم
Wertstoffhof < recycling center, recycling centre, recycling yard, geri dönüşüm, punkt selektywnej zbiórki, isola ecologica, centro di raccolta, déchetterie
Kita < kindergarten registration, kindergarten place, daycare, nursery, preschool, childcare, kreş, anaokulu, yuva, детский сад, детсад, садик, дитячий садок, садочок, дитсадок, przedszkole, żłobek, asilo, scuola materna, asilo nido, grădiniță, gradinita, creșă, crèche, école maternelle, روضة, روضة أطفال, روضة الأطفال, حضانة, vrtić, obdanište, kopsht, kopsht fëmijësh, مهدکودک, guardería, παιδικός σταθμός
Schule < school, primary school, school registration, okul, ilkokul, okul kaydı, школа, запись в школу, szkoła, szkoła podstawowa, scuola, scuola elementare, școală, scoala, école, مدرسة, المدرسة, تسجيل المدرسة, škola, shkolla, shkollë, مدرسه, escuela, colegio, σχολείο
Freibad < swimming pool, pool, outdoor pool, yüzme havuzu, havuz, бассейн, басейн, basen, pływalnia, piscina, piscină, piscine, مسبح, المسبح, bazen, pishina, pishinë, استخر, πισίνα
Schwimmkurs < swimming lessons, swimming course, yüzme kursu, уроки плавания, nauka pływania, corso di nuoto, curs de înot, تعليم السباحة
Bücherei < library, public library, kütüphane, библиотека, бібліотека, biblioteka, biblioteca, bibliotecă, bibliothèque, مكتبة, المكتبة, knjižnica, bibliotekë, کتابخانه, βιβλιοθήκη
Heirat < marriage, wedding, get married, getting married, evlilik, evlenme, nikah, düğün, брак, свадьба, регистрация брака, шлюб, весілля, одруження, ślub, małżeństwo, matrimonio, sposarsi, căsătorie, casatorie, nuntă, mariage, زواج, الزواج, عقد زواج, brak, vjenčanje, venčanje, martesë, martesa, ازدواج, boda, γάμος
Standesamt < registry office, civil registry, nikah dairesi, evlendirme dairesi, загс, рацс, urząd stanu cywilnego, stato civile, stare civilă
Geburtsurkunde < birth certificate, doğum belgesi, свидетельство о рождении, свідоцтво про народження, akt urodzenia, certificato di nascita, certificat de naștere, acte de naissance, شهادة ميلاد, شهادة الميلاد, izvod iz matične knjige rođenih, rodni list, certifikatë lindjeje, شناسنامه تولد, partida de nacimiento
Geburt < birth, newborn, doğum, рождение ребенка, народження дитини, narodziny, nascita, naștere, naissance, ولادة
Todesfall < death, funeral, cenaze, ölüm, vefat, смерть, похороны, похорон, pogrzeb, śmierć, zgon, morte, funerale, deces, înmormântare, décès, وفاة, جنازة
Hundesteuer < dog tax, dog registration, register dog, köpek vergisi, налог на собаку, податок на собаку, podatek od psa, tassa sui cani, impozit câine, ضريبة الكلب
Hund < dog, köpek, собака, pies, cane, câine, chien, كلب
Steuer < tax, taxes, vergi, налог, налоги, податок, податки, podatek, podatki, tasse, tassa, impozit, taxe, impôt, ضريبة, الضرائب, porez, tatim, مالیات, impuestos
Grundsteuer < property tax, emlak vergisi, налог на недвижимость, podatek od nieruchomości, imu, impozit pe proprietate
Arzt < doctor, general practitioner, gp, doktor lazım, hekim, врач, лікар, lekarz, medico, dottore, médecin, طبيب, دكتور, ljekar, liječnik, mjek, پزشک, médico, γιατρός
Zahnarzt < dentist, dişçi, diş hekimi, стоматолог, зубной врач, dentysta, stomatolog, dentista, dentiste, طبيب أسنان, zubar, dentist
Apotheke < pharmacy, eczane, аптека, apteka, farmacia, farmacie, pharmacie, صيدلية, apoteka, farmaci, داروخانه, φαρμακείο
Krankenhaus < hospital, hastane, больница, лікарня, szpital, ospedale, spital, hôpital, مستشفى, bolnica, spitali
Notfall < emergency, emergency number, ambulance, acil, acil durum, ambulans, скорая помощь, швидка допомога, nagły wypadek, pogotowie, emergenza, ambulanza, urgență, ambulanță, urgence, طوارئ, إسعاف, hitna pomoć
Polizei < police, polis, полиция, поліція, policja, polizia, poliție, الشرطة, شرطة, policija
Feuerwehr < fire brigade, fire department, firefighters, itfaiye, пожарные, пожежники, straż pożarna, vigili del fuoco, pompieri, pompiers, الإطفاء, vatrogasci
Deutschkurs < german course, german class, learn german, language course, almanca kursu, almanca öğrenmek, курсы немецкого, немецкий язык, курси німецької, kurs niemieckiego, język niemiecki, corso di tedesco, curs de germană, cours d'allemand, دورة لغة ألمانية, تعلم الألمانية, دورة اللغة الألمانية, kurs njemačkog, kurs gjermanisht, کلاس آلمانی
Integration < refugee, refugees, asylum, immigration office, residence permit, foreigners office, mülteci, oturma izni, yabancılar dairesi, беженцы, вид на жительство, біженці, притулок, посвідка на проживання, uchodźcy, cudzoziemcy, rifugiati, permesso di soggiorno, refugiați, permis de ședere, لاجئ, لاجئين, إقامة, izbjeglice, boravišna dozvola
Arbeiten bei der Stadt < job, jobs, job offers, vacancies, work, iş, iş ilanı, iş ilanları, работа, вакансии, робота, вакансії, praca, oferty pracy, lavoro, offerte di lavoro, loc de muncă, locuri de muncă, emploi, وظائف, عمل, وظيفة, posao, punë, کار, trabajo
Wohngeld < housing benefit, rent support, rent help, kira yardımı, konut yardımı, жилищное пособие, помощь с арендой, житлова субсидія, dodatek mieszkaniowy, contributo affitto, ajutor chirie, ajutor de chirie, مساعدة السكن, إعانة السكن, سكن
Soziales < social welfare, social help, welfare, sosyal yardım, социальная помощь, соціальна допомога, pomoc społeczna, assistenza sociale, ajutor social, مساعدة اجتماعية
Rente < emeklilik, пенсия, пенсія, emerytura, pensione, pensie, retraite, تقاعد, penzija, mirovina
Gewerbe anmelden < business registration, register business, start a business, trade license, iş yeri açmak, işyeri açma, открыть бизнес, регистрация бизнеса, відкрити бізнес, założyć firmę, działalność gospodarcza, aprire attività, partita iva, înregistrare firmă, تسجيل شركة, رخصة تجارية
Bauantrag < building permit, planning permission, inşaat ruhsatı, yapı izni, разрешение на строительство, дозвіл на будівництво, pozwolenie na budowę, permesso di costruire, autorizație de construcție, permis de construire, رخصة بناء
Parken < parking, car park, otopark, park yeri, парковка, стоянка, паркування, parking miejski, parcheggio, parcare, stationnement, موقف سيارات, parkiralište
Bus < bus timetable, public transport, otobüs, otobüs saatleri, автобус, расписание автобусов, розклад автобусів, autobus, rozkład jazdy, autobus orari, autobuz, حافلة, باص
Fundsachen < lost and found, lost property, lost wallet, lost keys, kayıp eşya, бюро находок, бюро знахідок, biuro rzeczy znalezionych, oggetti smarriti, obiecte pierdute, objets trouvés, المفقودات
Verlust Ausweis < lost id, lost passport, stolen passport, kayıp kimlik, kayıp pasaport, потерял паспорт, загубив паспорт, zgubiony dowód, zgubiony paszport, passaporto smarrito, pașaport pierdut, فقدت جواز
Termin Bürgerbüro < appointment, book appointment, randevu, запись на прием, запис на прийом, umówić wizytę, wizyta, appuntamento, programare, rendez-vous, موعد, termin buchen
Kontakt < contact, phone number, iletişim, telefon numarası, контакты, контакти, numer telefonu, contatto, contatti, contact us, اتصال, رقم الهاتف
Öffnungszeiten Rathaus < opening hours, office hours, çalışma saatleri, açılış saatleri, часы работы, режим работы, години роботи, godziny otwarcia, orari di apertura, orari, program de lucru, orar, heures d'ouverture, ساعات العمل, أوقات الدوام, radno vrijeme
Wahlen < election, elections, vote, voting, seçim, seçimler, выборы, вибори, wybory, elezioni, alegeri, élections, انتخابات, izbori
Friedhof < cemetery, graveyard, mezarlık, кладбище, цвинтар, cmentarz, cimitero, cimitir, cimetière, مقبرة, groblje
Wochenmarkt < farmers market, weekly market, market day, pazar yeri, semt pazarı, рынок, ринок, targ, mercato, piață, marché, سوق
Veranstaltungen < events, what's on, etkinlikler, мероприятия, події, заходи, wydarzenia, imprezy, eventi, evenimente, événements, فعاليات
Senioren < elderly, elderly care, nursing home, retirement home, yaşlılar, huzurevi, yaşlı bakımı, пожилые, дом престарелых, літні люди, dom starców, seniorzy, anziani, casa di riposo, bătrâni, azil de bătrâni, كبار السن, دار المسنين
Behinderung < disability, disabled, engelli, инвалидность, інвалідність, niepełnosprawność, disabilità, handicap, إعاقة
Wasser < water bill, water meter, su faturası, su sayacı, вода, wodomierz, woda, acqua, contatore acqua, apă, eau, ماء, فاتورة الماء
Musikschule < music school, music lessons, müzik okulu, müzik kursu, музыкальная школа, музична школа, szkoła muzyczna, scuola di musica, școală de muzică, école de musique, مدرسة موسيقى
Leichte Sprache < easy language, plain language, easy read
Übernachten < accommodation, guesthouse, konaklama, otel, гостиница, готель, nocleg, alloggio, albergo, cazare, hébergement, فندق
Bürgermeisterin < mayor, belediye başkanı, мэр, мер, burmistrz, sindaco, primar, maire, رئيس البلدية, gradonačelnik
Spielplatz < playground, oyun parkı, oyun alanı, детская площадка, дитячий майданчик, plac zabaw, parco giochi, loc de joacă, aire de jeux, ملعب أطفال
Toilette < toilet, restroom, public toilet, tuvalet, туалет, toaleta, bagno pubblico, toaletă, toilettes, مرحاض, حمام عام
Kirchenaustritt < leave church, leaving the church
Beglaubigung < certified copy, notarized copy, onaylı kopya, tasdik, заверение копии, завірена копія, poświadczenie, kopia poświadczona, copia autenticata, copie legalizată, copie certifiée, تصديق, نسخة مصدقة
Meldebescheinigung < registration certificate, proof of residence, certificate of residence, ikametgah belgesi, справка о регистрации, довідка про реєстрацію, zaświadczenie o zameldowaniu, certificato di residenza, adeverință de domiciliu, شهادة سكن
Führungszeugnis < criminal record, police certificate, police clearance, certificate of conduct, sabıka kaydı, adli sicil, справка о несудимости, довідка про несудимість, zaświadczenie o niekaralności, certificato penale, casellario giudiziale, cazier, casier judiciaire, سجل عدلي, لا حكم عليه
Lärm < noise, noise complaint, loud neighbours, gürültü, шум, галас, hałas, rumore, zgomot, bruit, ضجيج
Strom < electricity, elektrik, электричество, електрика, prąd, elettricità, electricitate, كهرباء
Fehler melden < report damage, pothole, broken street light, street light, arıza bildirimi, sokak lambası, яма на дороге, не горит фонарь, dziura w drodze, lampa uliczna, segnalare guasto, lampione
`

/** What the pages say, by the words of what is typed. */
export const commonWords: ReadonlyMap<string, readonly (readonly string[])[]> = readLists([EVERYDAY, FOREIGN])

/** Terms of one word, by their length. */
export const commonTerms: ReadonlyMap<number, readonly string[]> = Map.groupBy(
  [...commonWords.keys()].filter(key => !key.includes(' ')),
  ({ length }) => length,
)

function readLists(lists: readonly string[]) {
  const found = new Map<string, (readonly string[])[]>()
  for (const line of lists.flatMap(list => list.trim().split('\n'))) {
    const [said = '', typed = ''] = line.split(' < ')
    const words = contentWords(said)
    for (const term of typed.split(', ')) {
      const key = tellingWords(term).join(' ')
      if (key !== '') found.set(key, [...(found.get(key) ?? []), words])
    }
  }
  return found
}
