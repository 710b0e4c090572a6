/** Search words of residents, and their meanings. */
export type Suchbegriff = {
  begriffe: readonly string[]
  synonyme?: readonly string[]
  url?: string
  titel?: string
  beliebt?: boolean
}

const meint = (begriffe: string, synonyme: string, more: Partial<Suchbegriff> = {}): Suchbegriff => ({
  begriffe: begriffe.split(', '),
  synonyme: synonyme === '' ? [] : synonyme.split(', '),
  ...more,
})

export const suchbegriffe: readonly Suchbegriff[] = [
  meint('Perso, Personalausweis beantragen', 'Personalausweis', {
    url: '/rathaus/leistungen/personalausweis',
    titel: 'Personalausweis beantragen',
    beliebt: true,
  }),
  meint(
    'Müll, Müllabfuhr, Restmüll, Papiertonne, Biotonne, Tonne nicht geleert, Abfallkalender, Müllkalender, Mülleimer, Mülltonne',
    'Abfall, Tonne',
    {
      url: '/leben/abfall',
      titel: 'Abfuhrtermine und Tonnen',
      beliebt: true,
    },
  ),
  meint(
    'Kita, Kindergarten, Kindergartenplatz, Krippe, Kita Platz, Kindertagesstätte, Tagesstätte',
    'Kita, Kindergarten',
    {
      url: '/leben/familie/kita',
      titel: 'Kita-Platz finden und anmelden',
      beliebt: true,
    },
  ),
  meint('Ummelden, Adresse ändern, Umzug melden', 'Wohnsitz ummelden', {
    url: '/rathaus/leistungen/wohnsitz-ummelden',
    titel: 'Wohnsitz ummelden',
    beliebt: true,
  }),
  meint(
    'Job, Jobs, Karriere, Praktikum, Azubi, Stellenangebote',
    'Arbeiten bei der Stadt, Ausbildungsplätze',
    {
      url: '/rathaus/stellen',
      titel: 'Arbeiten bei der Stadt',
      beliebt: true,
    },
  ),
  meint('Schwimmbad, Badi, Baden gehen', 'Freibad', {
    url: '/freibad',
    titel: 'Freibad am Altrhein',
    beliebt: true,
  }),
  meint('Gelbe Tonne, Gelber Sack, Gelbe Säcke, Plastikmüll, Wertstofftonne', 'Gelbe Tonne', {
    url: '/leben/abfall',
    titel: 'Abfuhr der Gelben Tonne',
  }),
  meint('Sperrgut, Sperrmüll, alte Möbel', 'Sperrmüll', {
    url: '/formulare/sperrmuell-anmelden',
    titel: 'Sperrmüll anmelden',
  }),
  meint('Recyclinghof, Müllhalde, Deponie, Elektroschrott', 'Wertstoffhof'),
  meint('Knöllchen, Strafzettel, Blitzer, Bußgeld', 'Ordnungsamt, Verwarnung'),
  meint('Gassi, Hundekot, Kotbeutel, Leinenpflicht', 'Hund, Hunde Leine, Tüten Hund'),
  meint(
    'Hundekotbeutel, Hundebeutel, Hundetüten, Kackbeutel, Tütenspender, Hundetoilette',
    'Tüten Spaziergang, Haustiere',
  ),
  meint('Hundesteuer, Hundemarke, Hund anmelden', 'Hundesteuer, Steuermarke', {
    url: '/rathaus/leistungen/hundesteuer',
    titel: 'Hund anmelden und abmelden',
  }),
  meint('Abi, Gymnasium, Weiterführende Schule', 'Schule'),
  meint('Reisedokument, Pass, Passport', 'Reisepass', {
    url: '/rathaus/leistungen/reisepass',
    titel: 'Reisepass beantragen',
  }),
  meint('Führerschein, Lappen, Fahrerlaubnis', 'Führerschein', {
    url: '/rathaus/leistungen/fuehrerschein',
    titel: 'Führerschein beantragen oder umtauschen',
  }),
  meint('Polizeiliches Führungszeugnis, Vorstrafen, Leumundszeugnis', 'Führungszeugnis', {
    url: '/rathaus/leistungen/fuehrungszeugnis',
    titel: 'Führungszeugnis beantragen',
  }),
  meint('Einwohnermeldeamt, Bürgeramt, Meldeamt, Passamt', 'Bürgerbüro', {
    url: '/rathaus/buergerbuero',
    titel: 'Bürgerbüro',
  }),
  meint('Bürgermeister, OB, Rathauschefin, Chefin', 'Bürgermeisterin', {
    url: '/rathaus/buergermeisterin',
    titel: 'Bürgermeisterin Katharina Lehmann',
  }),
  meint('Stadtrat, Ratssitzung, Stadträte, Fraktionen', 'Gemeinderat', {
    url: '/rathaus/gemeinderat',
    titel: 'Gemeinderat',
  }),
  meint('Briefwahl, Wahlunterlagen', 'Wahlschein', {
    url: '/rathaus/leistungen/wahlschein',
    titel: 'Wahlschein und Briefwahl beantragen',
  }),
  meint('Fundbüro, verloren, Schlüssel verloren, gefunden', 'Fundsachen', {
    url: '/rathaus/leistungen/fundsachen',
    titel: 'Fundsachen abgeben oder abholen',
  }),
  meint('Bücherei, Stadtbücherei, Bibliothek, Bücher leihen, Bib', 'Bücherei', {
    url: '/buecherei',
    titel: 'Stadtbücherei Rebenau',
  }),
  meint('eBook, Onleihe, E-Books, Hörbuch', 'digitale Bücherei', {
    url: '/buecherei/digital',
    titel: 'Digitale Bücherei',
  }),
  meint('Klavier, Geige, Gitarre, Musikunterricht, Musikstunde', 'Instrumente, Musikschule'),
  meint('Musikschule, JMS', 'Jugendmusikschule', {
    url: '/jugendmusikschule',
    titel: 'Jugendmusikschule Rebenau',
  }),
  meint('Hort, Kernzeit, Nachmittagsbetreuung, Ganztagsbetreuung', 'Ganztag, Betreuung am Nachmittag'),
  meint('Photovoltaik, PV, Balkonkraftwerk, Solaranlage', 'Solar, Solargeräte'),
  meint('Leerstand, leerer Laden, Laden mieten, Ladenlokal, Gründerzuschuss', 'Wirtschaft Läden', {
    url: '/wirtschaft',
    titel: 'Wirtschaft in Rebenau',
  }),
  meint('Elterngeld, Elterngeldantrag, Kindergeld, Kindergeldantrag', 'Elterngeld', {
    url: '/rathaus/lebenslagen/geburt',
    titel: 'Geburt: die ersten Wege',
  }),
  meint('Wärmepumpe, Heizung, Fernwärme', 'Nahwärme, Wärmeplanung'),
  meint('Zuschuss, Subvention, Prämie', 'Förderung, Zuschuss'),
  meint('Bauland, Grundstück kaufen, Neubaugebiet, Bauplatz', 'Bauplätze', {
    url: '/bauen/baugebiete/rebgarten',
    titel: 'Bauplätze im Rebgarten',
  }),
  meint('Schlagloch, Laterne kaputt, Straßenlampe, Schadensmelder, Mängel', 'Schaden melden', {
    url: '/schaden-melden',
    titel: 'Schaden melden',
  }),
  meint('Wandern, Spaziergang, Wanderweg, Ausflug', 'Rundwege', {
    url: '/stadt/rundwege',
    titel: 'Vier Rundwege',
  }),
  meint('Wochenmarkt, Markttag, Bauernmarkt', 'Wochenmarkt', {
    url: '/stadt/wochenmarkt',
    titel: 'Wochenmarkt',
  }),
  meint('Fasching, Karneval, Fasnet', 'Fasnacht, Fasnachtsumzug, Rathaussturm'),
  meint('Weihnachtsmarkt, Christkindlesmarkt', 'Adventsmarkt'),
  meint('Camping, Campingplatz, Zelten', 'Zeltwiese, zu Gast'),
  meint('Wohnmobil, Wohnmobilstellplatz, Stellplatz Wohnmobil', 'Stellplatz', {
    url: '/stadt/uebernachten',
    titel: 'Zu Gast in Rebenau',
  }),
  meint('Störung Strom, Stromstörung, Stromausfall, Strom kaputt, kein Strom', 'Stromnetz', {
    url: '/notfallnummern',
    titel: 'Notfallnummern',
  }),
  meint('76999, PLZ, Postleitzahl', 'Kontakt', { url: '/kontakt', titel: 'Kontakt' }),
  meint('Schulanmeldung, Anmeldung Schule, Einschulung anmelden', 'Anmeldung Schule', {
    url: '/schillerschule/anmeldung',
    titel: 'Schillerschule: Anmeldung',
  }),
  meint('Grünschnitt, Grüngut, Gartenabfall', 'Wertstoffhof', {
    url: '/rathaus/aemter/wertstoffhof',
    titel: 'Wertstoffhof',
  }),
  meint('Neu zugezogen, zugezogen, Neubürger, Zuzug', 'Neu in Rebenau', {
    url: '/rathaus/lebenslagen/neu-in-rebenau',
    titel: 'Neu in Rebenau',
  }),
  meint('Hotel, Pension, Ferienwohnung', 'zu Gast, übernachten', {
    url: '/stadt/uebernachten',
    titel: 'Zu Gast in Rebenau',
  }),
  meint('ÖPNV, Fahrplan, Zug, Straßenbahn', 'Bus', { url: '/stadt/mobilitaet', titel: 'Bus, Bahn und Rad' }),
  meint('Arzt, Doktor, Hausarzt, Notarzt', 'Ärzte', {
    url: '/leben/gesundheit',
    titel: 'Ärzte, Apotheken, Notdienste',
  }),
  meint('Rentner, Altersheim, Pflegeheim, Alte', 'Senioren, Alter'),
  meint('Ausländer, Asyl, Flüchtlinge, Deutschkurs', 'Integration, Sprechcafé'),
  meint('Trauung, heiraten, Hochzeit', 'Heirat, Standesamt', {
    url: '/rathaus/lebenslagen/heirat',
    titel: 'Heiraten in Rebenau',
  }),
  meint('Gestorben, Sterbefall, Beerdigung, Sterbeurkunde', 'Todesfall'),
  meint('Etat, Budget, Finanzen, Schulden', 'Haushalt'),
  meint('Amtsblatt, Aushang, öffentliche Auslegung', 'Bekanntmachungen', {
    url: '/bekanntmachungen',
    titel: 'Öffentliche Bekanntmachungen',
  }),
  meint('Eintritt Freibad, Freibad Kosten, Schwimmbad Preise', 'Eintrittspreise', {
    url: '/freibad/preise',
    titel: 'Eintrittspreise im Freibad',
  }),
  meint(
    'Stadthalle, Festhalle, Mehrzweckhalle, Gemeindehalle, Bürgerhaus, Bürgersaal, Halle mieten, Saal mieten',
    'Rheintalhalle',
  ),
  meint(
    'Vergünstigung, Vergünstigungen, Ermäßigung, Ermäßigungen, ermäßigt, Ermäßigung Freibad, halber Preis, Familienpass, Sozialpass, Sozialausweis, Sozialticket, kinderreich, drei Kinder Ermäßigung',
    'Rebenau-Pass',
  ),
  meint(
    'arm, Armut, Geldnot, Geringverdiener, wenig Einkommen, kleines Einkommen, geringes Einkommen, Hartz IV, Grundsicherungsgeld, Bürgergeld Ermäßigung, Bildung und Teilhabe, Klassenfahrt Geld',
    'Rebenau-Pass',
  ),
  meint(
    'discount, reduced price, low income, indirim, скидка, льготы, знижка, пільги, zniżka, sconto, riduzione, reducere, réduction, descuento, خصم',
    'Rebenau-Pass',
  ),
  meint('Müll Unterweiler, Müll Lindenhof', 'Abfall'),
  meint('Bus Unterweiler, Bus Lindenhof', 'Bus'),
  meint('Radweg Lindenhof, Radweg Unterweiler', 'Radverkehr, Fahrrad'),
  meint('Radweg, Radwege', '', { url: '/klimaschutz/radverkehr', titel: 'Rad fahren in Rebenau' }),
  meint('Bauplätze Unterweiler, Bauplätze Lindenhof', 'Bauplätze'),
  meint('Altrhein baden, Altrhein schwimmen', 'Baderegeln'),
  meint('Trauung Zehntscheuer, heiraten Zehntscheuer', 'Eheschließung'),
  meint('Unternehmen Rebenau, Firmen Rebenau', 'Betriebe'),
  meint('nach Rebenau ziehen', 'Wohnsitz anmelden'),
  meint('aus Rebenau weg', 'Wohnsitz abmelden'),
  meint('wie alt Rebenau', 'Geschichte'),
  // Pages that are in no other list, such as those for the status of a report.
  meint('Wo ist meine Meldung, Stand meiner Meldung, Schadensmeldung Stand', '', {
    url: '/schaeden/stand',
    titel: 'Wo ist meine Meldung?',
  }),
  meint('Warnung, Warnungen, Unwetterwarnung, Warnmeldung, Katastrophe', '', {
    url: '/warnungen',
    titel: 'Warnungen',
  }),
  meint('Termin absagen, Termin verschieben, Termin stornieren', 'Termin vereinbaren'),
  meint('Schlüssel verloren, Schlüssel gefunden', 'Fundsachen', {
    url: '/pinnwand/neu',
    titel: 'Auf der Pinnwand suchen oder melden',
  }),
  meint('Gemeldete Schäden, Schadensliste, Schadenskarte', '', {
    url: '/schaeden',
    titel: 'Gemeldete Schäden',
  }),
  meint('Vorgangsnummer, Wie weit ist mein Vorgang, Wie weit ist mein Antrag, Stand meines Antrags', '', {
    url: '/formulare/stand',
    titel: 'Wie weit ist mein Vorgang?',
  }),
  meint('Formular fortsetzen, Formular weiter ausfüllen, Gespeichertes Formular', '', {
    url: '/formulare/fortsetzen',
    titel: 'Gespeichertes Formular fortsetzen',
  }),
  meint('Eintrag aufgeben, Kleinanzeige aufgeben, Kleinanzeige, Inserat', '', {
    url: '/pinnwand/neu',
    titel: 'Eintrag auf der Pinnwand aufgeben',
  }),
]
