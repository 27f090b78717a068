export const videoGames2020s = `
2020-2025 | world | Animal Crossing: New Horizons | video | game-history
2020-2024 | world | The Last of Us Part II | video | game-history
2020-2025 | world | Hades | video | game-history
2020-2025 | world | Cyberpunk 2077 | video | game-history
2020-2024 | world | Fall Guys | video | game-history
2020-2025 | world | Ghost of Tsushima | video | game-history
2020- | world | Valorant | video | game-history
2020- | world | Genshin Impact | video | game-history
2020-2024 | world | Doom Eternal | video | game-history
2020-2025 | world | Microsoft Flight Simulator | video | game-history
2020-2024 | world | Final Fantasy VII Remake | video | game-history
2020-2024 | world | Phasmophobia | video | game-history
2021- | world | Wordle | video | game-history
2021-2025 | world | It Takes Two | video | game-history
2021-2025 | world | Valheim | video | game-history
2021-2025 | world | Forza Horizon 5 | video | game-history
2021-2025 | world | Halo Infinite | video | game-history
2021-2025 | world | Metroid Dread | video | game-history
2021-2025 | world | Resident Evil Village | video | game-history
2021-2025 | world | Ratchet & Clank: Rift Apart | video | game-history
2021-2025 | world | Psychonauts 2 | video | game-history
2022- | world | Elden Ring | video | game-history
2022-2025 | world | God of War Ragnarök | video | game-history
2022-2025 | world | Stray | video | game-history
2022-2026 | world | Vampire Survivors | video | game-history
2022-2025 | world | Horizon Forbidden West | video | game-history
2022-2025 | world | Pokémon Scarlet and Violet | video | game-history
2022-2025 | world | Kirby and the Forgotten Land | video | game-history
2022-2025 | world | Splatoon 3 | video | game-history
2022-2025 | world | Lego Star Wars: The Skywalker Saga | video | game-history
2022-2026 | world | Gran Turismo 7 | video | game-history
2023- | world | Baldur's Gate 3 | video | game-history
2023-2026 | world | The Legend of Zelda: Tears of the Kingdom | video | game-history
2023-2026 | world | Hogwarts Legacy | video | game-history
2023-2026 | world | Marvel's Spider-Man 2 | video | game-history
2023-2026 | world | Super Mario Bros. Wonder | video | game-history
2023-2026 | world | Diablo IV | video | game-history
2023-2026 | world | Street Fighter 6 | video | game-history
2023-2026 | world | Starfield | video | game-history
2023-2026 | world | Alan Wake 2 | video | game-history
2023-2026 | world | Lethal Company | video | game-history
2023- | world | EA Sports FC | video | game-history
2024-2026 | world | Helldivers 2 | video | game-history
2024-2026 | world | Palworld | video | game-history
2024- | world | Balatro | video | game-history
2024- | world | Astro Bot | video | game-history
2024-2026 | world | Black Myth: Wukong | video | game-history
2024- | world | Pokémon TCG Pocket | video | game-history
2024-2026 | world | The Legend of Zelda: Echoes of Wisdom | video | game-history
2024-2026 | world | Indiana Jones and the Great Circle | video | game-history
2024-2026 | world | Final Fantasy VII Rebirth | video | game-history
2024-2026 | world | Animal Well | video | game-history
2025- | world | Clair Obscur: Expedition 33 | video | game-history
2025- | world | Mario Kart World | video | game-history
2025- | world | Split Fiction | video | game-history
2025- | world | Hollow Knight: Silksong | video | game-history
2025- | world | Donkey Kong Bananza | video | game-history
2025- | world | Monster Hunter Wilds | video | game-history
2025- | world | Assassin's Creed Shadows | video | game-history
2025- | world | Kingdom Come: Deliverance II | video | game-history
2025- | world | Hades II | video | game-history
2025- | world | Ghost of Yōtei | video | game-history
2025- | world | Death Stranding 2: On the Beach | video | game-history
2025- | world | Blue Prince | video | game-history
2025- | world | Battlefield 6 | video | game-history
2025- | world | Peak | video | game-history
2025- | world | Pokémon Legends: Z-A | video | game-history
`;
