export const adminHelp = `npm run admin -- find ADDRESS...
    Shows accounts by their email address: status, plan, language, dates and counts, and nothing of what is in them.
npm run admin -- disable ADDRESS [REASON]
    Locks an account until you enable it: nobody is logged in or can log in, and everything it shares is closed. Nothing
    in it is lost, and vaults stay open to their other members. The reason is only for the log.
npm run admin -- enable ADDRESS
    Opens a disabled account again, as its owner had left it.
npm run admin -- end-sessions ADDRESS
    Logs an account out everywhere, at once.
npm run admin -- start-reset ADDRESS
    Emails the owner of an account a link to choose a new password. The command never shows the link.
npm run admin -- grant PRODUCTS UNTIL ADDRESS...
    Gives members a product for free, in place of any earlier gift.
    PRODUCTS  memory-keeper, guest-contributor, family-vault (with commas between them), or none
    UNTIL     the last day, such as 2027-07-31, or "for-good"
npm run admin -- reports
    Lists the reports about shared pages, questions and invitations, newest first, each with the id that end-share takes.
npm run admin -- end-share ID...
    Ends shares, questions and invitations at once, after a report, without showing what was in them.
npm run admin -- log [N]
    Lists who ran the commands above, when, and for which account or share: the last 50, or N. Entries are kept for two
    years.
npm run admin -- sign-in
    Prints a link that opens the operator's page once, if OPERATOR_PAGE=on. It works for 10 minutes.
npm run admin -- sign-out
    Ends all sessions of the operator's page, and all links to it.
npm run admin -- print-orders
    Lists the orders of printed books by state, without names, addresses and titles, and whether the printer's messages arrive.
npm run admin -- print-setup
    Has Lulu send its messages to this server, also after it has switched them off.
npm run admin -- stripe-setup
    Creates products, prices, VAT rate, portal and webhook in the Stripe account of STRIPE_SECRET_KEY.
`;

/** Strangers write reports, and addresses are pasted from anywhere: no control character reaches the terminal. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ");
}
