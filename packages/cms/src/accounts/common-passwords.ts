/**
 * The most common words in passwords, normalized: lower case, without punctuation, and without digits at the
 * ends.
 */
const words = `
passwort passwortpasswort password passwordpassword meinpasswort deinpasswort neuespasswort geheim geheimespasswort
geheimnis sicherespasswort einsicherespasswort einlangespasswort langespasswort startpasswort erstespasswort
standardpasswort passwortaendern passwortandern mypassword changeme changemenow letmein letmeinplease welcome
welcomehome willkommen herzlichwillkommen hallo hallowelt helloworld hallohallo iloveyou iloveyouforever ichliebedich
ichliebdich ichliebedichsehr schatz schatzi schatzilein liebling admin administrator adminadmin root rootroot
superuser superman batman spiderman starwars pokemon dragon monkey shadow master sunshine sonnenschein sommer winter
herbst fruehling sommerzeit weihnachten ostern geburtstag fussball football bayernmuenchen borussiadortmund
vfbstuttgart scfreiburg deutschland germany schwarzwald badenwuerttemberg stuttgart freiburg karlsruhe mannheim
berlin muenchen hamburg familie family mutter vater kinder hund katze pferd blume rose schmetterling princess
prinzessin computer internet laptop handy samsung samsunggalaxy iphone windows microsoft google facebook whatsapp
rathaus stadtverwaltung stadt gemeinde gemeinderat buergermeister verwaltung redaktion intranet rathausplatz test
testtest testpasswort testtesttest testuser testaccount benutzer user username login anmelden anmeldung zugang
zugangsdaten qwertz qwerty asdfgh yxcvbn qwertzuiop qwertyuiop abcdef abcabc correcthorsebatterystaple
trustno whatever nothing nichts keineahnung vergessen ichhabeesvergessen unbekannt arschloch fuckyou scheisse
mercedes mercedesbenz porsche volkswagen bmw audi ferrari jesus jesuschrist gott gottistgut amen hoffnung freiheit
freunde freundschaft michael thomas andreas stefan peter christian daniel alexander sabine petra claudia nicole
stefanie susanne martina andrea julia jessica
`

export const commonPasswords: ReadonlySet<string> = new Set(words.split(/\s+/).filter(Boolean))
