/** What the tool prints for a command that it does not know. */
export const usage = `usage: pnpm release <command>
  publish <package> [--version x.y.z]                check its types, build it and put it into the store
  publish <folder> [--version x.y.z]                 stores a dist folder that was built anywhere;
          [--promote]                                with --promote, both then make it live, as promote does
  copy <package[@version]> --from <store>            the same release from the store of another environment
  promote <package[@version]> …                      make releases live, all of them or none
  roll-back <package> [--steps n | --to x.y.z]       its version before, the one n before, or one that was live
  roll-back --build <id>                             a whole build of before
  withdraw <remote>                                  take a remote off the site
  canary <package[@version]> … --percent 5           give releases to a share of the visitors;
         [--widen 25,50,100 --every 30m]             then to greater ones, without a further command
  widen --percent 25 [--widen … --every …]           give the canary to more visitors
  canary --stop                                      end it: everyone gets the live releases
  preview <package[@version]> … [--hours 24]         a link that shows published releases to anyone who opens it
  watch                                              puts releases into quarantine that fail more than the one before
  status                                             what is live, since when, by whom, and who owns it
  log [package] [--json]                             who changed what is live, when and why, newest first
  budgets <remote[@version]>                         what each page loads and takes to render, and may
  repair [--dry-run]                                 restores missing and damaged files of the last 30 days
  keys [--create <file>]                             the keys that sign and that are trusted; or a new private key
  sign [--unsigned] [--restored]                     signs all that is signed again, with the present keys
  stack [text]                                       a stack from the log with source positions; reads stdin without text
promote, roll-back, withdraw and canary also take --reason <text> and --ci-run <https URL>, the first three --urgent or --no-urgent:
whether open tabs learn of it within seconds. By default they do for a roll-back. A release in quarantine goes live only
with --lift-quarantine and a reason.`;
