/** One to each number. */
function many(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join("");
}

function sky(id: string, high: string, low: string): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${high}"/><stop offset="1" stop-color="${low}"/></linearGradient>
    <rect width="1200" height="900" fill="url(#${id})"/>`;
}

function tree(x: number, y: number, size: number, leaves: string): string {
  return `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-9 0q6-60 0-120h18q-5 60 3 120z" fill="#6b4f31"/>
    <circle cy="-160" r="70" fill="${leaves}"/><circle cx="-52" cy="-130" r="48" fill="${leaves}"/><circle cx="54" cy="-128" r="50" fill="${leaves}"/>
    <circle cx="-18" cy="-184" r="34" fill="#fff" opacity=".12"/></g>`;
}

function skater(x: number, y: number, size: number, coat: string): string {
  return `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-6 0l14-46 10 4-10 44zM12 2l-4-46 12-2 12 44z" fill="#2a2521"/>
    <path d="M-2-40q4-52 26-56 20 8 6 60z" fill="${coat}"/><circle cx="26" cy="-108" r="14" fill="#e9c4a0"/><path d="M12-112q14-22 28 0z" fill="#a8481f"/>
    <path d="M4-80l-26 22M32-78l26 14" stroke="${coat}" stroke-width="10" stroke-linecap="round"/></g>`;
}

const dunes = `${sky("d", "#e8b27c", "#f9e3c0")}<circle cx="820" cy="380" r="70" fill="#fbeec8"/>
  <rect y="450" width="1200" height="130" fill="#8fa9b8"/><path d="M780 455h80l60 125h-200z" fill="#fbe6b8" opacity=".6"/>
  ${many(9, (at) => `<path d="M${at * 140} ${480 + (at % 3) * 26}q40-8 80 0" stroke="#e6eff0" stroke-width="4" fill="none"/>`)}
  <path d="M0 590q320-70 620-20t580-30v360H0z" fill="#e6cf9f"/><path d="M0 700q260-140 520-60t680 20v240H0z" fill="#d6b980"/>
  ${many(26, (at) => `<path d="M${40 + at * 44} ${720 + ((at * 53) % 120)}q6-46 ${at % 2 ? 22 : -14}-70" stroke="#8b9c62" stroke-width="5" fill="none"/>`)}
  <g fill="#3f3a35"><path d="M560 640q8-60 24-60t20 60z"/><circle cx="583" cy="566" r="13"/><path d="M622 640q6-52 20-52t18 52z"/><circle cx="641" cy="576" r="12"/></g>`;

const tent = `${sky("t", "#9fb7bf", "#e9e4cf")}<path d="M0 520q300-90 620-20t580-40v440H0z" fill="#a3b394"/>
  ${tree(150, 560, 1.3, "#6b8a63")}${tree(1050, 540, 1.1, "#7f9a78")}
  <path d="M0 640q420-60 1200 0v260H0z" fill="#87a06f"/>
  <path d="M330 760L600 420l270 340z" fill="#d88b3d"/><path d="M600 420l270 340H640z" fill="#b96b25"/><path d="M560 760l40-220 52 220z" fill="#5b3a1c"/>
  <path d="M330 760l-70 30M870 760l70 30" stroke="#efe6d2" stroke-width="4"/>
  ${many(34, (at) => `<path d="M${(at * 97) % 1200} ${(at * 61) % 560}l-10 34" stroke="#f4f4ee" stroke-width="3" opacity=".6"/>`)}
  <path d="M760 800h120M780 800v50M860 800v50" stroke="#6b4f31" stroke-width="10"/><circle cx="800" cy="786" r="14" fill="#a8481f"/>`;

const tulips = `${sky("u", "#a9c4d6", "#f1ead6")}
  <path d="M0 400h1200v60H0z" fill="#7f9a78"/><g fill="#6b4f31"><path d="M880 400l20-150h40l20 150z"/><path d="M918 236l-130-70 8-14 132 70 92-118 14 10-92 120 108 92-10 12-112-86-70 122-14-8z" opacity=".85"/></g>
  ${many(9, (row) => {
    const colours = ["#d0503f", "#e8b93f", "#c4607a", "#f6ead2", "#ab8ccb"];
    const top = 455 + row * row * 5.4;
    return `<path d="M0 ${top}h1200v${12 + row * 11}H0z" fill="#6b8a63"/>${many(64, (at) => {
      const size = 5 + row * 2.6;
      return `<ellipse cx="${at * (20 + row * 3.2) + ((row * 7) % 13)}" cy="${top + 2}" rx="${size * 0.7}" ry="${size}" fill="${colours[row % colours.length]}"/>`;
    })}`;
  })}
  <g stroke="#2a2521" stroke-width="7" fill="none"><circle cx="300" cy="800" r="60"/><circle cx="470" cy="800" r="60"/><path d="M300 800l56-96h78l36 96M356 704l42 96h-98M398 800l36-96M434 704l-8-26h34M346 690h30"/></g>`;

const skating = `${sky("s", "#c6d3da", "#f6e4cf")}<circle cx="930" cy="210" r="56" fill="#f8dca6"/>
  <path d="M0 430q300-40 600-10t600-20v60H0z" fill="#b9c2b8"/>
  <g><path d="M180 430v-130l50-36 50 36v130z" fill="#7c6a58"/><path d="M230 250l-96-64 8-12 98 62 62-98 12 8-62 100 92 60-8 12-96-58-62 96-12-8z" fill="#5e4c3a"/></g>
  ${many(7, (at) => `<path d="M${430 + at * 110} 432v-${70 + (at % 3) * 30}" stroke="#6b5f52" stroke-width="6"/><circle cx="${430 + at * 110}" cy="${350 - (at % 3) * 30}" r="34" fill="#a9a79c" opacity=".7"/>`)}
  <path d="M0 450h1200v450H0z" fill="#dbe4e6"/><path d="M0 450h1200l-300 40H260z" fill="#f4f3ee"/>
  ${many(14, (at) => `<path d="M${(at * 173) % 1100} ${540 + ((at * 71) % 330)}q120-26 ${200 + at * 6} 8" stroke="#b5c4ca" stroke-width="3" fill="none"/>`)}
  ${skater(330, 620, 0.8, "#35553f")}${skater(470, 600, 0.7, "#7e97cb")}${skater(760, 740, 1.5, "#b8395a")}${skater(960, 610, 0.75, "#b98f4e")}`;

const snow = `${sky("w", "#8fa0b4", "#e8dfd6")}${tree(160, 620, 1.4, "#e9edf0")}${tree(1020, 640, 1.6, "#e2e8ec")}
  <path d="M400 620V430l200-140 200 140v190z" fill="#9a5b3d"/><path d="M370 450l230-180 230 180-24 26-206-150-206 150z" fill="#f4f6f7"/>
  <g fill="#f8d98c"><path d="M460 470h80v80h-80zM660 470h80v80h-80z"/></g><path d="M570 620v-110h60v110z" fill="#4c3524"/>
  <path d="M0 610q300-60 600 0t600-10v300H0z" fill="#f3f5f6"/><path d="M0 740q400-70 1200 20v140H0z" fill="#e3e9ee"/>
  ${many(90, (at) => `<circle cx="${(at * 131) % 1200}" cy="${(at * 83) % 900}" r="${2 + (at % 4)}" fill="#fff" opacity=".85"/>`)}`;

const road = `${sky("r", "#b7c9cf", "#f3e7cd")}<path d="M0 470q400-50 1200-10v440H0z" fill="#9fb07f"/>
  <path d="M560 460h60l420 440H120z" fill="#8d8880"/>${many(6, (at) => `<path d="M${588 - at * 2} ${490 + at * at * 14}h${8 + at * 5}v${14 + at * 9}h-${8 + at * 5}z" fill="#f4eedf"/>`)}
  ${many(5, (at) => tree(90 + at * 78, 540 + (4 - at) * 60, 1.5 - at * 0.25, "#6b8a63"))}${many(5, (at) => tree(1110 - at * 88, 540 + (4 - at) * 60, 1.5 - at * 0.25, "#7f9a78"))}
  <g transform="translate(560 640)"><path d="M0 90V40l26-6 34-50h110l34 50 26 8v48z" fill="#a8481f"/><path d="M40 30l28-36h96l26 36z" fill="#dfe8ea"/><path d="M8 90h216v20H8z" fill="#5b2a16"/><circle cx="56" cy="108" r="26" fill="#2a2521"/><circle cx="176" cy="108" r="26" fill="#2a2521"/><circle cx="22" cy="62" r="11" fill="#fbeec8"/><circle cx="208" cy="62" r="11" fill="#fbeec8"/></g>`;

const mountains = `${sky("m", "#93b1c4", "#f5e6d0")}<path d="M0 560L260 210l170 210 190-270 250 340 130-130 200 240v340H0z" fill="#8b97a3"/>
  <path d="M260 210l-74 100 40 20 36-30 50 34 16-24zM620 150l-86 122 46 6 40-34 52 44 36-30z" fill="#f7f7f4"/>
  <path d="M0 620q300-120 620-40t580-40v360H0z" fill="#7f9a78"/><path d="M0 740q360-110 1200-10v170H0z" fill="#6b8a63"/>
  <path d="M1200 700q-360-90-560 0t-220 200h150q-40-120 180-160t450 50z" fill="#d9cfb9"/>
  <g transform="translate(700 640) scale(.62)"><path d="M0 90V30l30-50h110l40 50 30 8v52z" fill="#e8e2d2"/><path d="M36 24l22-34h72l28 34z" fill="#5a6b74"/><circle cx="52" cy="92" r="24" fill="#2a2521"/><circle cx="168" cy="92" r="24" fill="#2a2521"/><path d="M30-22h110v-26H30z" fill="#b98f4e"/></g>`;

const garden = `${sky("g", "#b4cdd3", "#f4ecd2")}<path d="M0 520h1200v380H0z" fill="#8fae77"/>
  ${many(16, (at) => `<path d="M${at * 78} 530v-110l30-22 30 22v110z" fill="#f3ead6"/>`)}<path d="M0 450h1200v14H0z" fill="#e1d4b8"/>
  <path d="M560 800q30-150-10-300 60 40 90-20 10 160 30 320z" fill="#6b4f31"/><circle cx="600" cy="330" r="210" fill="#6b8a63"/><circle cx="420" cy="400" r="130" fill="#7f9a78"/><circle cx="790" cy="390" r="140" fill="#5f7f5a"/>
  ${many(26, (at) => `<circle cx="${400 + ((at * 97) % 410)}" cy="${230 + ((at * 61) % 240)}" r="15" fill="${at % 3 ? "#d0503f" : "#e8b93f"}"/>`)}
  <g><path d="M820 780h190l-16 90H836z" fill="#b98f4e"/>${many(6, (at) => `<circle cx="${846 + at * 28}" cy="774" r="20" fill="#d0503f"/>`)}<path d="M820 806h190M826 836h178" stroke="#8a6631" stroke-width="6"/></g>
  <path d="M200 560v250M300 560v250M200 610h100M200 670h100M200 730h100" stroke="#8b6a45" stroke-width="14"/>`;

const house = `${sky("h", "#a9c2cc", "#f4e6cb")}${tree(130, 700, 1.7, "#7f9a78")}
  <path d="M330 740V370l270-190 270 190v370z" fill="#a8603f"/><path d="M300 392l300-220 300 220-26 32-274-196-274 196z" fill="#5e4c3a"/>
  <path d="M760 280v-90h60v136z" fill="#8a4a30"/><g fill="#f6ead2"><path d="M400 430h110v130H400zM690 430h110v130H690zM690 610h110v90H690zM560 280h80v80h-80z"/></g>
  <g fill="#7d96a3"><path d="M410 440h42v110h-42zM458 440h42v110h-42zM700 440h42v110h-42zM748 440h42v110h-42zM700 620h90v70h-90zM570 290h60v60h-60z"/></g>
  <path d="M430 740V610h90v130z" fill="#35553f"/><circle cx="505" cy="676" r="7" fill="#e9c46a"/>
  <path d="M0 720h1200v180H0z" fill="#8fae77"/><path d="M430 740h90l90 160H340z" fill="#d9c39a"/>
  ${many(22, (at) => `<circle cx="${at < 11 ? 180 + at * 22 : 560 + (at - 11) * 30}" cy="${740 + ((at * 37) % 40)}" r="13" fill="${["#e28aa0", "#e8b93f", "#ab8ccb"][at % 3]}"/>`)}
  <path d="M920 740V480l6-2v-20h5v282zM931 466h150v80H931z" fill="#b8395a"/>`;

const train = `${sky("n", "#7f8fa6", "#f0c796")}<circle cx="260" cy="430" r="60" fill="#fbe0a8"/><path d="M0 500q400-50 1200-10v410H0z" fill="#7d8f6d"/>
  <path d="M0 760h1200v16H0zM0 820h1200v14H0z" fill="#5e554c"/>${many(20, (at) => `<path d="M${at * 64} 752h24v96h-24z" fill="#6b4f31"/>`)}
  <path d="M-20 480h1100q110 10 140 120l10 150H-20z" fill="#e0b93c"/><path d="M-20 690h1254v60H-20z" fill="#2f4a78"/>
  ${many(6, (at) => `<path d="M${30 + at * 165} 530h120v100H${30 + at * 165}z" fill="#40505c"/><circle cx="${76 + at * 165}" cy="590" r="22" fill="#d9b894"/><path d="M${46 + at * 165} 630q30-44 60 0z" fill="${["#b8395a", "#35553f", "#565c66"][at % 3]}"/>`)}
  <path d="M1060 530h60q40 20 56 100h-116z" fill="#40505c"/>${many(8, (at) => `<circle cx="${90 + at * 140}" cy="764" r="34" fill="#2a2521"/>`)}`;

const flowers = `<rect width="1200" height="900" fill="#e9dcc3"/><path d="M0 640h1200v260H0z" fill="#b08a5c"/>
  <path d="M500 820q-40-170 10-240h180q50 70 10 240z" fill="#7e97cb"/><path d="M500 640h200" stroke="#f6ead2" stroke-width="10"/>
  ${many(11, (at) => {
    const x = 330 + at * 54;
    const y = 190 + Math.abs(at - 5) * 46 + (at % 2) * 50;
    const petal = ["#e28aa0", "#f6ead2", "#d0503f", "#ab8ccb", "#eda03c"][at % 5];
    const leaves = many(
      6,
      (turn) => `<ellipse cy="-38" rx="22" ry="36" fill="${petal}" transform="rotate(${turn * 60})"/>`,
    );
    return `<path d="M${x} ${y}Q${x} 480 600 600" stroke="#6b8a63" stroke-width="9" fill="none"/><g transform="translate(${x} ${y})">${leaves}<circle r="20" fill="#e8b93f"/></g>`;
  })}`;

export const outdoors = { dunes, tent, tulips, skating, snow, road, mountains, garden, house, train, flowers };
