const light = {
  paper: "#FBF7F0",
  card: "#FFFDF8",
  ink: "#2A2521",
  soft: "#5E554C",
  rule: "#E4DACB",
  moss: "#35553F",
  clay: "#A8481F",
  straw: "#B98F4E",
};

const dark: typeof light = {
  paper: "#1B1815",
  card: "#26221D",
  ink: "#EFE8DC",
  soft: "#B9AE9F",
  rule: "#3B352E",
  moss: "#8DB79A",
  clay: "#E39A6F",
  straw: "#C9A66B",
};

// No double quotes in here: each of these stands inside a style attribute.
const serif = "Georgia,'Iowan Old Style','Times New Roman',serif";
const sans = "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const mono = "ui-monospace,SFMono-Regular,Menlo,Consolas,'Liberation Mono',monospace";

export const styles = {
  body: `margin:0;padding:0;background:${light.paper};font-family:${sans};-webkit-text-size-adjust:100%`,
  preview: "display:none;max-height:0;overflow:hidden;opacity:0;mso-hide:all",
  frame: "max-width:560px;margin:0 auto;padding:36px 16px 44px;box-sizing:border-box",
  wordmark: `margin:0;text-align:center;font:italic 400 21px/1.3 ${serif};color:${light.ink}`,
  rope: `width:60px;height:0;margin:12px auto 26px;border-top:4px dotted ${light.straw};font-size:0;line-height:0`,
  card: `padding:32px 28px 28px;background:${light.card};border:1px solid ${light.rule};border-radius:14px`,
  title: `margin:0 0 20px;font:400 30px/1.25 ${serif};color:${light.ink}`,
  say: `margin:0 0 18px;font-size:18px;line-height:1.6;color:${light.ink};overflow-wrap:anywhere`,
  code: `margin:26px 0;padding:18px 0 18px 9px;background:${light.paper};border:1px solid ${light.rule};border-radius:14px;text-align:center;font:600 36px/1.2 ${mono};letter-spacing:9px;color:${light.clay};-webkit-user-select:all;user-select:all`,
  facts: `margin:24px 0;padding:2px 0 2px 18px;border-left:4px dotted ${light.straw}`,
  fact: `margin:0 0 10px;font-size:18px;line-height:1.5;color:${light.ink};overflow-wrap:anywhere`,
  factLabel: `font-size:15px;color:${light.soft}`,
  linkLine: "margin:0 0 16px;text-align:center",
  button: `display:inline-block;margin:10px 0 4px;padding:14px 30px;background:${light.moss};border-radius:999px;font-size:18px;line-height:1.3;font-weight:600;color:${light.card};text-decoration:none`,
  link: `display:inline-block;padding:8px 12px;font-size:18px;line-height:1.5;color:${light.clay};text-decoration:underline`,
  aside: `margin:26px 0 0;padding:20px 0 0;border-top:1px solid ${light.rule};font-size:16px;line-height:1.6;color:${light.soft}`,
  foot: `margin:24px 0 0;text-align:center;font-size:15px;line-height:1.7;color:${light.soft}`,
  footLink: `color:${light.soft};text-decoration:underline;overflow-wrap:anywhere`,
};

export const darkStyle = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:${dark.paper}!important}
.card{background:${dark.card}!important;border-color:${dark.rule}!important}
.ink{color:${dark.ink}!important}
.soft{color:${dark.soft}!important}
.rule{border-color:${dark.rule}!important}
.rope{border-color:${dark.straw}!important}
.code{background:${dark.paper}!important;border-color:${dark.rule}!important;color:${dark.clay}!important}
.button{background:${dark.moss}!important;color:${dark.paper}!important}
.link{color:${dark.clay}!important}
}
@media (max-width:420px){
.card{padding:26px 20px 24px!important}
.title{font-size:26px!important}
.code{padding-left:7px!important;font-size:32px!important;letter-spacing:7px!important}
.button{padding:14px 22px!important}
}`;
