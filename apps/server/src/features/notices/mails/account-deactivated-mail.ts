import { paths } from "@lane/contract/page-paths.ts";

import type { OutgoingMail } from "#ports/outbox.ts";

import { layoutMail, type MailInput } from "./mail-layout.ts";
import { button, say } from "./mail-parts.ts";
import type { Words } from "./mail-words.ts";

const words: Words<"title" | "preview" | "kept" | "way" | "comeBack" | "ifNotYou"> = {
  en: {
    title: "Your account is resting",
    preview: "Everything is kept, and nobody sees it.",
    kept: "Your account was deactivated, as asked. Everything you kept is still there, and nobody else can see it.",
    way: "Whenever you wish to come back, log in. We will mail you a code, and all is as you left it.",
    comeBack: "Come back",
    ifNotYou:
      "It was not you? Then somebody knows your password. Use the link above to come back, and choose a new one on your profile.",
  },
  nl: {
    title: "Je account rust uit",
    preview: "Alles blijft bewaard, en niemand ziet het.",
    kept: "Je account is uitgezet, zoals gevraagd. Alles wat je bewaarde is er nog, en niemand anders kan het zien.",
    way: "Wil je terugkomen? Log dan gewoon in. We mailen je een code, en alles is zoals je het achterliet.",
    comeBack: "Terugkomen",
    ifNotYou:
      "Was jij dit niet? Dan kent iemand je wachtwoord. Kom terug met de link hierboven en kies op je profiel een nieuw wachtwoord.",
  },
  de: {
    title: "Ihr Konto ruht",
    preview: "Alles bleibt bewahrt, und niemand sieht es.",
    kept: "Ihr Konto wurde wie gewünscht stillgelegt. Alles, was Sie bewahrt haben, ist noch da, und niemand sonst kann es sehen.",
    way: "Wenn Sie zurückkommen möchten, melden Sie sich einfach an. Wir schicken Ihnen einen Code, und alles ist, wie Sie es verlassen haben.",
    comeBack: "Zurückkommen",
    ifNotYou:
      "Das waren nicht Sie? Dann kennt jemand Ihr Passwort. Kommen Sie über den Link oben zurück, und wählen Sie in Ihrem Profil ein neues.",
  },
  fr: {
    title: "Votre compte se repose",
    preview: "Tout est gardé, et personne ne le voit.",
    kept: "Votre compte a été désactivé, comme demandé. Tout ce que vous avez gardé est toujours là, et personne d’autre ne peut le voir.",
    way: "Quand vous voudrez revenir, il suffit de vous connecter. Nous vous enverrons un code, et tout sera tel que vous l’avez laissé.",
    comeBack: "Revenir",
    ifNotYou:
      "Ce n’était pas vous\u00A0? Alors quelqu’un connaît votre mot de passe. Revenez par le lien ci-dessus, et choisissez-en un nouveau sur votre profil.",
  },
  es: {
    title: "Tu cuenta descansa",
    preview: "Todo sigue guardado, y nadie lo ve.",
    kept: "Tu cuenta se ha desactivado, como pediste. Todo lo que guardaste sigue ahí, y nadie más puede verlo.",
    way: "Cuando quieras volver, basta con iniciar sesión. Te enviaremos un código, y todo estará como lo dejaste.",
    comeBack: "Volver",
    ifNotYou:
      "¿No fuiste tú? Entonces alguien conoce tu contraseña. Vuelve con el enlace de arriba y elige una nueva en tu perfil.",
  },
};

export function accountDeactivatedMail(input: MailInput): OutgoingMail {
  const { title, preview, kept, way, comeBack, ifNotYou } = words[input.language];
  return layoutMail(input, {
    subject: title,
    preview,
    title,
    parts: [say(kept), say(way), button(comeBack, `${input.baseUrl}${paths.login}`)],
    ifNotYou,
  });
}
