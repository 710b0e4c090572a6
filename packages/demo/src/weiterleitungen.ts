type Weiterleitung = { von: string; nach: string; status?: 301 | 302 }

/**
 * Addresses that are still in use: short addresses from posters and letters, and addresses of the former
 * website.
 */
export const weiterleitungen: readonly Weiterleitung[] = [
  { von: '/muell', nach: '/leben/abfall' },
  { von: '/schaden', nach: '/schaden-melden' },
  { von: '/formulare/schaden-melden', nach: '/schaeden/neu' },
  { von: '/formulare/verein-melden', nach: '/verzeichnis/vorschlagen?verzeichnis=vereine' },
  { von: '/notfall', nach: '/notfallnummern' },
  { von: '/ausweis', nach: '/rathaus/leistungen/personalausweis' },
  { von: '/rathaus/buergerbuero/ausweis', nach: '/rathaus/leistungen/personalausweis' },
  { von: '/umzug', nach: '/rathaus/buergerbuero/wohnsitz' },
  { von: '/kita', nach: '/leben/familie/kita' },
  { von: '/bauen/rebgarten', nach: '/bauen/baugebiete/rebgarten' },
  { von: '/bauplatz', nach: '/bauen/baugebiete/rebgarten' },
  { von: '/jobs', nach: '/rathaus/stellen' },
  { von: '/markt', nach: '/stadt/wochenmarkt' },
  // A temporary redirect: only the poster of this year names the address.
  { von: '/weinfest', nach: '/veranstaltungen', status: 302 },
  { von: '/buergerservice', nach: '/rathaus/buergerbuero' },
  { von: '/buergerservice/oeffnungszeiten', nach: '/rathaus/buergerbuero' },
  { von: '/stadtinfo/zahlen.html', nach: '/stadt' },
  { von: '/index.php?id=12', nach: '/leben/abfall' },
  { von: '/index.php?id=17', nach: '/rathaus/buergerbuero' },
  { von: '/index.php?id=23', nach: '/veranstaltungen' },
  { von: '/index.php?id=41', nach: '/freibad' },
  { von: '/cms/front_content.php?idcat=8', nach: '/impressum' },
]
