function many(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join("");
}

const spines = ["#a8481f", "#35553f", "#565c66", "#b98f4e", "#74549a", "#f1e2c6", "#7e97cb"];

const library = `<rect width="1200" height="900" fill="#cdb48a"/>
  ${many(4, (shelf) => {
    const base = 190 + shelf * 165;
    const books = many(26, (at) => {
      const height = 96 + ((at * 37 + shelf * 19) % 40);
      return `<path d="M${70 + at * 41} ${base}v-${height}h${30 + ((at * 7) % 9)}v${height}z" fill="${spines[(at * 3 + shelf) % spines.length]}"/>`;
    });
    return `${books}<path d="M40 ${base}h1120v22H40z" fill="#6b4f31"/>`;
  })}
  <path d="M0 760h1200v140H0z" fill="#8a6631"/><path d="M300 760q10-40 40-40h540q30 0 40 40z" fill="#7a5530"/>
  <path d="M420 720l150-30 30 12 30-12 150 30v14H420z" fill="#fbf7f0"/><path d="M870 720v-90h10v90z" fill="#3f3a35"/><path d="M810 640q10-70 65-70t65 70z" fill="#35553f"/><path d="M815 640h120l60 80H760z" fill="#f8e4a8" opacity=".5"/>`;

const window = `<rect width="1200" height="900" fill="#4a3a35"/><path d="M300 110h600v600H300z" fill="#2f3d5c"/>
  <path d="M300 520l90-70 80 50 110-90 130 100 90-50 100 80v170H300z" fill="#232b40"/>${many(26, (at) => `<circle cx="${320 + ((at * 83) % 560)}" cy="${130 + ((at * 47) % 260)}" r="${2 + (at % 3)}" fill="#f8efd0"/>`)}
  ${many(6, (at) => `<path d="M${390 + at * 86} ${520 + (at % 2) * 40}h20v26h-20z" fill="#f0b35c"/>`)}
  <path d="M280 90h640v24H280zM280 700h640v34H260zM280 90h24v620h-24zM896 90h24v620h-24zM592 110h16v600h-16zM300 400h600v14H300z" fill="#e9d9bd"/>
  <path d="M180 60q150 40 130 340t-150 330V60zM1020 60q-150 40-130 340t150 330V60z" fill="#8c3f2c"/>
  ${many(5, (at) => {
    const x = 380 + at * 110;
    const height = 70 + ((at * 31) % 50);
    return `<circle cx="${x}" cy="${660 - height}" r="60" fill="#f5b95c" opacity=".22"/><path d="M${x - 13} 700v-${height}h26v${height}z" fill="#f3e3c0"/><path d="M${x} ${690 - height}q-16-24 0-50 16 26 0 50z" fill="#f8c35a"/>`;
  })}
  <path d="M0 734h1200v166H0z" fill="#5e4636"/>`;

const kitchen = `<rect width="1200" height="900" fill="#e6d3ac"/>${many(60, (at) => `<path d="M${(at % 12) * 100} ${Math.floor(at / 12) * 100}h98v98h-98z" fill="${(at + Math.floor(at / 12)) % 2 ? "#efe2c4" : "#e2cfa6"}"/>`)}
  <path d="M420 90h360v320H420z" fill="#bcd3d8"/><path d="M420 330q100-70 180-20t180-10v110H420z" fill="#8fae77"/><path d="M404 74h392v18H404zM404 406h392v26H404zM404 74h18v350h-18zM778 74h18v350h-18zM592 90h14v320h-14z" fill="#fbf7f0"/>
  <path d="M380 60q80 90 20 250l-40-10V60zM820 60q-80 90-20 250l40-10V60z" fill="#c4607a"/>
  <path d="M0 560h1200v50H0z" fill="#8b6a45"/><path d="M0 610h1200v290H0z" fill="#7f9a78"/>${many(4, (at) => `<path d="M${40 + at * 295} 640h250v230H${40 + at * 295}z" fill="#8fae86" stroke="#6b8a63" stroke-width="6"/><circle cx="${260 + at * 295}" cy="750" r="10" fill="#e9c46a"/>`)}
  <path d="M180 560q-30-90 0-110h120q30 20 0 110z" fill="#a8481f"/><path d="M300 480q60 0 60 40M210 450q30-50 60 0" stroke="#5b2a16" stroke-width="10" fill="none"/>
  <path d="M860 560q-70-10-80-70h220q-10 60-80 70z" fill="#5d76b3"/>${many(5, (at) => `<circle cx="${816 + at * 36}" cy="${480 - (at % 2) * 18}" r="22" fill="${at % 2 ? "#e8b93f" : "#d0503f"}"/>`)}
  ${many(3, (at) => `<path d="M${1040 + at * 48} 560v-66h38v66z" fill="#b8395a"/><path d="M${1038 + at * 48} 482h42v14h-42z" fill="#f6ead2"/>`)}`;

const cradle = `<rect width="1200" height="900" fill="#efdfc8"/>${many(40, (at) => `<circle cx="${(at % 10) * 130 + (Math.floor(at / 10) % 2) * 65}" cy="${60 + Math.floor(at / 10) * 140}" r="10" fill="#e2c9a4"/>`)}
  <path d="M820 60h280v330H820z" fill="#f8e4c0"/><path d="M820 60h280v330H820zM960 60v330M820 220h280" stroke="#fffdf8" stroke-width="14" fill="none"/>
  <path d="M0 690h1200v210H0z" fill="#b98f6a"/><ellipse cx="560" cy="800" rx="430" ry="70" fill="#c98a7a"/>
  <path d="M270 440q290 130 580 0l-50 260H320z" fill="#b0804d"/>${many(12, (at) => `<path d="M${310 + at * 45} ${470 + Math.sin((at / 11) * Math.PI) * 36}l${(6 - at) * 3} 210" stroke="#8a6034" stroke-width="7"/>`)}
  <path d="M300 456q260 120 520 0-30-70-130-70H430q-110 0-130 70z" fill="#fbf4e6"/><path d="M420 480q180 60 360-22l-16-60q-170 60-330 16z" fill="#9db1dc"/>
  <circle cx="390" cy="404" r="52" fill="#f0cfae"/><path d="M346 386q44-60 92-6-50-20-92 6z" fill="#8b6a45"/><path d="M372 408q10 8 18 0M402 408q10 8 18 0M390 428q10 8 20 0" stroke="#7a4a34" stroke-width="4" fill="none"/>
  <path d="M330 720q-60 60-110 40M790 720q60 60 110 40" stroke="#8a6034" stroke-width="24" fill="none" stroke-linecap="round"/>
  <path d="M560 0v120M440 150h240M450 150v70M560 150v50M670 150v80" stroke="#8b6a45" stroke-width="5"/><g><circle cx="450" cy="240" r="24" fill="#e28aa0"/><circle cx="560" cy="224" r="24" fill="#e8b93f"/><circle cx="670" cy="252" r="24" fill="#7e97cb"/></g>`;

const barn = `<rect width="1200" height="900" fill="#3a2a22"/><path d="M0 300L600 20l600 280v60L600 90 0 360z" fill="#5e4430"/>${many(9, (at) => `<path d="M${at * 150} 300v460" stroke="#4b3627" stroke-width="26"/>`)}
  ${many(3, (row) => {
    const top = 210 + row * 84;
    const lamps = many(13, (at) => {
      const y = top + 70 * Math.sin((at / 12) * Math.PI);
      return `<circle cx="${at * 100}" cy="${y + 16}" r="34" fill="#f5b95c" opacity=".25"/><circle cx="${at * 100}" cy="${y + 16}" r="12" fill="#fde2a0"/>`;
    });
    return `<path d="M0 ${top}Q600 ${top + 140} 1200 ${top}" stroke="#8a6631" stroke-width="4" fill="none"/>${lamps}`;
  })}
  <path d="M0 740h1200v160H0z" fill="#7a5530"/>
  ${many(8, (at) => {
    const x = 130 + at * 134;
    const coat = ["#fbf4e6", "#b8395a", "#35553f", "#7e97cb", "#2a2521", "#e9c46a"][at % 6];
    return `<g transform="translate(${x} ${760 + (at % 3) * 22})"><path d="M-34 0q4-130 34-140 30 10 36 140z" fill="${coat}"/><circle cy="-166" r="26" fill="#e6c09a"/><path d="M-26-172q26-40 52 0-26-14-52 0z" fill="${at % 2 ? "#5b3a1c" : "#2a2521"}"/><path d="M-24-110l-40-50M24-110l44 ${at % 2 ? 30 : -44}" stroke="${coat}" stroke-width="14" stroke-linecap="round"/></g>`;
  })}`;

export const indoors = { library, window, kitchen, cradle, barn };
