import type { Migration } from 'kysely/migration'
import { up as documents } from './0001-documents.ts'
import { up as termine } from './0002-termine.ts'
import { up as verzeichnis } from './0003-verzeichnis.ts'
import { up as kontakt } from './0004-kontakt.ts'
import { up as search } from './0005-search.ts'
import { up as jobs } from './0006-jobs.ts'
import { up as accounts } from './0007-accounts.ts'
import { up as outbox } from './0008-outbox.ts'
import { up as records } from './0010-records.ts'
import { up as editing } from './0012-editing.ts'
import { up as limits } from './0013-limits.ts'
import { up as searchStrengths } from './0014-search-strengths.ts'
import { up as closedFiles } from './0015-closed-files.ts'
import { up as previewLinks } from './0016-preview-links.ts'
import { up as links } from './0017-links.ts'
import { up as care } from './0018-care.ts'
import { up as rueckmeldungen } from './0019-rueckmeldungen.ts'
import { up as programKeys } from './0020-program-keys.ts'
import { up as uebernahmen } from './0021-uebernahmen.ts'
import { up as identities } from './0022-identities.ts'
import { up as mediaCare } from './0023-media-care.ts'
import { up as nachrichten } from './0025-nachrichten.ts'
import { up as gaps } from './0026-gaps.ts'
import { up as takeover } from './0027-takeover.ts'
import { up as takeoverByWhom } from './0028-takeover-by-whom.ts'
import { up as ausfuhr } from './0029-ausfuhr.ts'
import { up as keptFacts } from './0030-kept-facts.ts'
import { up as listedByAuthor } from './0031-listed-by-author.ts'
import { up as intranet } from './0032-intranet.ts'
import { up as abos } from './0033-abos.ts'
import { up as oparl } from './0034-oparl.ts'
import { up as ratImporte } from './0035-rat-importe.ts'
import { up as councilMembers } from './0036-council-members.ts'
import { up as ratEinladungen } from './0037-rat-einladungen.ts'
import { up as oparlThere } from './0038-oparl-there.ts'
import { up as abfall } from './0039-abfall.ts'
import { up as abfallPush } from './0040-abfall-push.ts'
import { up as formulare } from './0041-formulare.ts'
import { up as warnungen } from './0043-warnungen.ts'
import { up as terminbuchungen } from './0044-terminbuchungen.ts'
import { up as pinnwand } from './0045-pinnwand.ts'
import { up as schaeden } from './0046-schaeden.ts'
import { up as terminVerschoben } from './0047-termin-verschoben.ts'
import { up as pinnwandAnfragen } from './0048-pinnwand-anfragen.ts'
import { up as formularDateien } from './0049-formular-dateien.ts'
import { up as verzeichnisVorschlaege } from './0050-verzeichnis-vorschlaege.ts'
import { up as kontaktFormular } from './0051-kontakt-formular.ts'
import { up as eingangBereich } from './0052-eingang-bereich.ts'
import { up as terminFormular } from './0053-termin-formular.ts'
import { up as wartendeBitten } from './0054-wartende-bitten.ts'
import { up as schrittAn } from './0055-schritt-an.ts'
import { up as verkuendeteDateien } from './0057-verkuendete-dateien.ts'
import { up as mailBetrifft } from './0060-mail-betrifft.ts'
import { up as abfallVarianten } from './0061-abfall-varianten.ts'
import { up as ruecklaeufer } from './0062-ruecklaeufer.ts'
import { up as confirmedSessions } from './0063-confirmed-sessions.ts'
import { up as abfallNamen } from './0064-abfall-namen.ts'
import { up as archivEbene } from './0065-archiv-ebene.ts'
import { up as aboNotfaelle } from './0066-abo-notfaelle.ts'
import { up as parts } from './0067-parts.ts'
import { up as deskSearch } from './0068-desk-search.ts'
import { up as terminAbgesagtVon } from './0069-termin-abgesagt-von.ts'
import { up as ersetzteEntwuerfe } from './0070-ersetzte-entwuerfe.ts'
import { up as fotos } from './0071-fotos.ts'
import { up as passwordFrom } from './0072-password-from.ts'
import { up as abfallTeilungen } from './0073-abfall-teilungen.ts'

/**
 * The schema of all rooms, in order. A released migration never changes: a new number corrects it. Migrations
 * import nothing of this project, so that they keep doing the same; rows derived from public documents are
 * filled by derived.ts.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-documents': { up: documents },
  '0002-termine': { up: termine },
  '0003-verzeichnis': { up: verzeichnis },
  '0004-kontakt': { up: kontakt },
  '0005-search': { up: search },
  '0006-jobs': { up: jobs },
  '0007-accounts': { up: accounts },
  '0008-outbox': { up: outbox },
  '0010-records': { up: records },
  '0012-editing': { up: editing },
  '0013-limits': { up: limits },
  '0014-search-strengths': { up: searchStrengths },
  '0015-closed-files': { up: closedFiles },
  '0016-preview-links': { up: previewLinks },
  '0017-links': { up: links },
  '0018-care': { up: care },
  '0019-rueckmeldungen': { up: rueckmeldungen },
  '0020-program-keys': { up: programKeys },
  '0021-uebernahmen': { up: uebernahmen },
  '0022-identities': { up: identities },
  '0023-media-care': { up: mediaCare },
  '0025-nachrichten': { up: nachrichten },
  '0026-gaps': { up: gaps },
  '0027-takeover': { up: takeover },
  '0028-takeover-by-whom': { up: takeoverByWhom },
  '0029-ausfuhr': { up: ausfuhr },
  '0030-kept-facts': { up: keptFacts },
  '0031-listed-by-author': { up: listedByAuthor },
  '0032-intranet': { up: intranet },
  '0033-abos': { up: abos },
  '0034-oparl': { up: oparl },
  '0035-rat-importe': { up: ratImporte },
  '0036-council-members': { up: councilMembers },
  '0037-rat-einladungen': { up: ratEinladungen },
  '0038-oparl-there': { up: oparlThere },
  '0039-abfall': { up: abfall },
  '0040-abfall-push': { up: abfallPush },
  '0041-formulare': { up: formulare },
  '0043-warnungen': { up: warnungen },
  '0044-terminbuchungen': { up: terminbuchungen },
  '0045-pinnwand': { up: pinnwand },
  '0046-schaeden': { up: schaeden },
  '0047-termin-verschoben': { up: terminVerschoben },
  '0048-pinnwand-anfragen': { up: pinnwandAnfragen },
  '0049-formular-dateien': { up: formularDateien },
  '0050-verzeichnis-vorschlaege': { up: verzeichnisVorschlaege },
  '0051-kontakt-formular': { up: kontaktFormular },
  '0052-eingang-bereich': { up: eingangBereich },
  '0053-termin-formular': { up: terminFormular },
  '0054-wartende-bitten': { up: wartendeBitten },
  '0055-schritt-an': { up: schrittAn },
  '0057-verkuendete-dateien': { up: verkuendeteDateien },
  '0060-mail-betrifft': { up: mailBetrifft },
  '0061-abfall-varianten': { up: abfallVarianten },
  '0062-ruecklaeufer': { up: ruecklaeufer },
  '0063-confirmed-sessions': { up: confirmedSessions },
  '0064-abfall-namen': { up: abfallNamen },
  '0065-archiv-ebene': { up: archivEbene },
  '0066-abo-notfaelle': { up: aboNotfaelle },
  '0067-parts': { up: parts },
  '0068-desk-search': { up: deskSearch },
  '0069-termin-abgesagt-von': { up: terminAbgesagtVon },
  '0070-ersetzte-entwuerfe': { up: ersetzteEntwuerfe },
  '0071-fotos': { up: fotos },
  '0072-password-from': { up: passwordFrom },
  '0073-abfall-teilungen': { up: abfallTeilungen },
}
