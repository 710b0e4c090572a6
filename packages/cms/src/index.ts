export type { Account } from './accounts/account.ts'
export { AccountRefused } from './accounts/account-refused.ts'
export type { NewAccount } from './accounts/check-account.ts'
export type { ProviderSettings } from './accounts/provider.ts'
export { isContradictory } from './ausfuhr/format.ts'
export { openPackage } from './ausfuhr/open-package.ts'
export { exportReport, importReport } from './ausfuhr/report-text.ts'
export type { CmsStore } from './collections/collections.ts'
export type { EmbeddedCms } from './embedded-cms.ts'
export type { FactFinding } from './facts/fact-findings.ts'
export type { Epoch, Feed } from './feed/feed.ts'
export type { NewestEingang } from './formulare/read-newest.ts'
export type { JobNotes } from './jobs/find-jobs.ts'
export type { Log } from './log.ts'
export type { Picture } from './media/library.ts'
export { moveDatabase } from './move.ts'
export { openCms } from './open-cms.ts'
export { OpenError } from './open-error.ts'
export type { Mail } from './outbox/outbox.ts'
export type { Post } from './outbox/send-mails.ts'
export { hasRefused, ratReportText } from './rat/import/report.ts'
export { type ImportResult, importServiceBw } from './service-bw/import.ts'
export { reportText } from './service-bw/report-text.ts'
export { type Trouble, troubles } from './store/troubles.ts'
export {
  administerAccounts,
  discard,
  exportTown,
  forgetAbo,
  readAboNumbers,
  readChanges,
  readEingaenge,
  readFactFindings,
  readJobs,
  readMails,
  readSearchReport,
  sendAgain,
} from './town-commands.ts'
export type { TownPlace } from './town-place.ts'
export type { Warnregion } from './warnungen/region.ts'
